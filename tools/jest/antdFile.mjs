// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import { root } from '../webpack/packageFolders.mjs';
import { antdComponents, antdKey } from '../webpack/sharedModules.mjs';

/** What its users hold too, and of which there may be one copy alone. */
const external = ['react', 'react/*', 'react-dom', 'react-dom/*', 'dayjs', 'dayjs/*'];

/** What areas find behind `antd`, as in the build; each runs when it is first asked for. */
const door = `module.exports = {
${antdComponents.map((name) => `  get ${name}() { return require('${antdKey(name)}').default; },`).join('\n')}
};`;

/**
 * antd as one file, made once for each set of packages: jest gives every test file its modules anew, and antd's are six hundred. Of these a
 * test file runs those that it uses.
 * @returns {string} the file
 */
export function antdFile() {
  const packages = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(door)
    .digest('hex');
  const outfile = join(root, '.cache/jest', `antd-${packages.slice(0, 16)}.cjs`);
  if (existsSync(outfile)) return outfile;
  // Under a name of its own until it is whole: others may look for it meanwhile.
  const draft = `${outfile}.${process.pid}`;
  buildSync({
    stdin: { contents: door, resolveDir: join(root, 'shell') },
    outfile: draft,
    external,
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"test"' },
    legalComments: 'none',
  });
  renameSync(draft, outfile);
  return outfile;
}
