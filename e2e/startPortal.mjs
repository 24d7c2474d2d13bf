import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { tsImport } from 'tsx/esm/api';

import { endTogether, ownGroup } from '../tools/run/endTogether.mjs';
import { keepData, keptData } from './keptData.mjs';

const data = process.env.BYGGTUN_DATA;
const seeded = `${data}-seeded`;
const remove = () => {
  for (const folder of [data, seeded]) rmSync(folder, { recursive: true, force: true });
};
remove();

const { copyData } = await tsImport('./support/copyData.ts', import.meta.url);

/** Starts as a newcomer does, with the README's command and no data yet, and ends once they are made. */
async function makeData() {
  const newcomer = spawn(
    process.execPath,
    [fileURLToPath(new URL('../tools/run/start.mjs', import.meta.url))],
    {
      env: { ...process.env, BYGGTUN_DATA: seeded, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...ownGroup,
    },
  );
  createInterface({ input: newcomer.stdout }).on('line', (line) => {
    console.log(line);
    if (line.startsWith('Byggtun kjører')) newcomer.kill('SIGTERM');
  });
  const code = await endTogether(newcomer);
  if (code !== 0) process.exit(code ?? 1);
}

// What has been made is kept as it is, since making it takes most of the time of a start: the portals that journeys start of their own
// begin with a copy of it, and this one does too.
const kept = keptData();
if (kept && existsSync(kept)) copyData(kept, seeded);
else {
  await makeData();
  // What was edited meanwhile, or a day that ended, made them other data.
  if (kept && keptData() === kept) keepData(seeded, kept);
}
// Nothing reads them once the portal has ended.
process.once('exit', remove);
copyData(seeded, data);
await import('../tools/run/start.mjs');
