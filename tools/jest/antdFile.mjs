// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import { root } from '../webpack/packageFolders.mjs';

/** What its users hold too, and of which there may be one copy alone. */
const external = ['react', 'react/*', 'react-dom', 'react-dom/*', 'dayjs', 'dayjs/*'];

/**
 * The whole of antd as one file, made once for each set of packages: jest gives every test file its modules anew, and antd's are six hundred.
 * @returns {string} the file
 */
export function antdFile() {
  const packages = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const outfile = join(root, '.cache/jest', `antd-${packages.slice(0, 16)}.cjs`);
  if (existsSync(outfile)) return outfile;
  // Under a name of its own until it is whole: others may look for it meanwhile.
  const draft = `${outfile}.${process.pid}`;
  buildSync({
    entryPoints: [createRequire(join(root, 'shell/package.json')).resolve('antd/es/index.js')],
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
