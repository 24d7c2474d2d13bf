// @ts-check
import { join, resolve } from 'node:path';

import { buildSync } from 'esbuild';

import { root } from './packageFolders.mjs';

const source = join(root, 'shared/src');

/** Asked for by name where manifests are read and releases written. */
const askedByTools = [
  'contract/area.ts',
  'contract/fitsHost.ts',
  'contract/navigationIcon.ts',
  'portal/portal.ts',
];

/** Read as a name alone, as nothing in them leads to a file of ours. @type {Record<string, import('esbuild').Loader>} */
const leaves = {
  '.png': 'empty',
  '.svg': 'empty',
  '.woff2': 'empty',
  '.webmanifest': 'empty',
  '.html': 'empty',
};

/** All of `shared` that can end in a build of these files: what they and their imports import as values. @param {readonly string[]} files */
export function reachedShared(files) {
  const entries = [...files, ...askedByTools.map((name) => join(source, name))].filter((file) =>
    /\.tsx?$/.test(file),
  );
  const { metafile } = buildSync({
    stdin: {
      contents: entries
        .map((file, index) => `export * as _${index} from ${JSON.stringify(file)};`)
        .join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'reached',
    metafile: true,
    format: 'esm',
    packages: 'external',
    alias: { '@byggtun/shared': source },
    loader: leaves,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs)
    .map((path) => resolve(root, path))
    .filter((path) => path.startsWith(`${source}/`));
}
