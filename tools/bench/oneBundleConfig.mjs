// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { shellConfig } from '../webpack/shellConfig.mjs';

/** The yardstick's folder, laid out as `dist`. */
export const oneBundleFolder = join(root, '.cache/bench/dist');

/** The source of areas that the yardstick has in place of Module Federation: a plain import for each. */
function plainSource() {
  const file = join(root, '.cache/generated/plainSource.mjs');
  const lines = areaFolders().map(
    (name) => `  ${name.replace(/^mf-/, '')}: () => import('${join(root, name, 'src/area.tsx')}'),`,
  );
  mkdirSync(join(root, '.cache/generated'), { recursive: true });
  writeFileSync(
    file,
    `const areas = {\n${lines.join('\n')}\n};
export const federation = {
  loadEntry: () => Promise.resolve(),
  loadModule: ({ manifest }) => areas[manifest.name](),
  forget: () => undefined,
};\n`,
  );
  return file;
}

/** The same sources as ONE bundle, split by route as webpack does by itself: what federation is held against. */
export function oneBundleConfig() {
  const shell = shellConfig(pathToFileURL(join(root, 'shell/webpack.config.mjs')).href)(
    {},
    { mode: 'production' },
  );
  return {
    ...shell,
    name: 'one-bundle',
    cache: typeof shell.cache === 'object' ? { ...shell.cache, name: 'one-bundle' } : false,
    output: { ...shell.output, path: join(oneBundleFolder, 'shell') },
    resolve: {
      ...shell.resolve,
      alias: { ...shell.resolve?.alias, [join(root, 'shell/src/area/federation')]: plainSource() },
    },
    optimization: {
      ...shell.optimization,
      splitChunks: {
        chunks: (/** @type {{ name?: string | null }} */ { name }) => name !== 'early' && name !== 'redirect',
      },
    },
    plugins: shell.plugins?.filter((plugin) => plugin?.constructor.name !== 'ProvidedPlugin'),
  };
}
