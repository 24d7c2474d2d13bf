// @ts-check
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { checkIntegrity, integrityOf } from './checkIntegrity.mjs';

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Every file of a built folder with its digest, but for compressed forms. @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const content = await readFile(path);
      return {
        path: relative(folder, path).split(sep).join('/'),
        integrity: integrityOf(content),
        bytes: content.length,
      };
    }),
  );
}

/** Writes `release.json` as the last file of a build: what it leaves half-done has none. @param {string} folder @param {object} release */
async function write(folder, release) {
  const content = { ...release, files: await listFiles(folder) };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(content, undefined, 2)}\n`);
}

/** Describes a built area (`areaRelease`) from webpack's `area.json` and `uses.json`. @param {string} folder of its version */
export async function writeAreaRelease(folder) {
  await checkIntegrity(folder);
  const manifest = await readJson(join(folder, 'area.json'));
  const uses = await readJson(join(folder, 'uses.json'));
  await rm(join(folder, 'uses.json'));
  await write(folder, {
    manifest,
    entry: 'remoteEntry.js',
    integrity: integrityOf(await readFile(join(folder, 'remoteEntry.js'))),
    first: uses.files,
    shared: uses.shared,
    later: uses.later,
  });
}

/** The page's own scripts with their digests, which the browser holds them against. @param {string} folder */
async function addIntegrity(folder) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const sources = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, source]) => String(source));
  const digests = await Promise.all(
    sources.map(async (source) => integrityOf(await readFile(join(folder, source)))),
  );
  const text = sources.reduce(
    (html, source, index) =>
      html.replace(
        `src="/${source}"`,
        `src="/${source}" integrity="${digests[index]}" crossorigin="anonymous"`,
      ),
    page,
  );
  await writeFile(join(folder, 'index.html'), text);
}

/** The version of the host API that this shell gives to areas. */
async function readHostVersion() {
  const source = await readFile(join(root, 'shared/src/portal/portal.ts'), 'utf8');
  const version = /^export const hostVersion = '([^']+)'/m.exec(source)?.[1];
  if (!version) throw new Error('shared/src/portal/portal.ts does not say hostVersion');
  return version;
}

/** Describes a built shell (`shellRelease`) from webpack's `provided.json`. @param {string} folder @param {string} version */
export async function writeShellRelease(folder, version) {
  await addIntegrity(folder);
  const { runtime, modules } = await readJson(join(folder, 'provided.json'));
  await rm(join(folder, 'provided.json'));
  await write(folder, { version, hostVersion: await readHostVersion(), runtime, modules });
}
