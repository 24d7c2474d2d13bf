// @ts-check
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { installedVersion, readPackage, root } from './packageFolders.mjs';
import { sharedDoors, sharedPackages } from './sharedModules.mjs';

const require = createRequire(join(root, 'shared/package.json'));

/** A file of a shared package that `exports` hides or that other files reach by a relative path. @param {string} key */
const fileOf = (key) => {
  const icons = join(dirname(require.resolve('@ant-design/icons/package.json')));
  return join(icons, `${key.replace('@ant-design/icons/', '')}.js`);
};

/** The doors of `@byggtun/shared` that are shared: their import and their file. */
export const doors = () =>
  sharedDoors.flatMap((folder) =>
    readdirSync(join(root, 'shared/src', folder))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => ({
        key: `@byggtun/shared/${folder}/${file.replace(/\.tsx?$/, '')}`,
        file: join(root, 'shared/src', folder, file),
      })),
  );

/** Every import that the shell provides, with its version. */
export function providedKeys() {
  const own = readPackage(join(root, 'shared')).version;
  return [
    ...sharedPackages.flatMap(({ name, keys }) =>
      keys.map((key) => ({ key, version: installedVersion(name) })),
    ),
    ...doors().map(({ key }) => ({ key, version: own })),
  ];
}

/** `shared` of an area's ModuleFederationPlugin: everything is taken from the shell, nothing has a copy to fall back on. */
export function areaShared() {
  /** @param {string} shareKey @param {string} version */
  const taken = (shareKey, version) => ({
    shareKey,
    import: /** @type {const} */ (false),
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
  });
  const byFile = new Map(doors().map(({ key, file }) => [key, file]));
  return Object.fromEntries(
    providedKeys().map(({ key, version }) => {
      const request = byFile.get(key) ?? (key.startsWith('@ant-design/icons/') ? fileOf(key) : key);
      return [request, taken(key, version)];
    }),
  );
}
