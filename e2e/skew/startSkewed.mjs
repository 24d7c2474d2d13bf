import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { tsImport } from 'tsx/esm/api';

import { keptData } from '../keptData.mjs';

// A portal whose shell is of one release and whose areas are of another: `previous` or `current`, as the two words say.
const [shell, areas] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.cache/skew/${shell}-${areas}`;

const distOf = (release) => {
  if (release === 'current') return `${root}dist`;
  const unpacked = `${folder}/previous`;
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', `${root}e2e/previous/portal.tgz`, '-C', unpacked]);
  return unpacked;
};

rmSync(folder, { recursive: true, force: true });
const remove = () => rmSync(process.env.BYGGTUN_DATA, { recursive: true, force: true });
remove();
process.once('exit', remove);
const { copyData } = await tsImport('../support/copyData.ts', import.meta.url);
// Making the demo data takes most of the time of a start.
const kept = keptData();
if (kept && existsSync(kept)) copyData(kept, process.env.BYGGTUN_DATA);
cpSync(`${distOf(shell)}/shell`, `${folder}/dist/shell`, { recursive: true });
cpSync(`${distOf(areas)}/remotes`, `${folder}/dist/remotes`, { recursive: true });
process.env.BYGGTUN_RELEASES = `${folder}/releases`;
process.env.NODE_ENV = 'production';
const { publishBuilt } = await tsImport('../../tools/release/publishBuilt.ts', import.meta.url);
await publishBuilt(process.env.BYGGTUN_RELEASES, `${folder}/dist`);
await import('../../api/dist/main.js');
