// The export of every case that developer staff see, beside that of a tenth of them: does the memory of the server grow with the rows?
//   --data FOLDER     a data folder with an embedded database that is scaled already
//   --scale 100000    how many cases
//   --file PATH       keeps the file, to be opened
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { exportTable, xlsxType } from '@byggtun/shared/contract/exportTable';
import type { ListHeader } from '@byggtun/shared/contract/list';
import { readStreamed } from '@byggtun/shared/http/readStreamed';

import { caller } from './support/callApi';
import { memoryOf } from './support/memoryOf';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const bar = 1.25;
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    scale: { type: 'string', default: '100000' },
    file: { type: 'string' },
  },
});
const data = options.data ?? temporaryData();
if (!options.data) {
  const seed = fileURLToPath(new URL('../run/seed.mjs', import.meta.url));
  const env = { ...process.env, BYGGTUN_DATA: data };
  const { status } = spawnSync(process.execPath, [seed, '--scale', options.scale], { stdio: 'inherit', env });
  assert.equal(status, 0, 'the database could not be filled');
}
const portal = await startPortal({ port: 4320, data });
const ask = caller(portal.origin, await tokenFor(portal.origin, 'kari@byggtun.example'));

const columns = ['lineId', 'lineName', 'lineDescription', 'projectName', 'contactPersonName', 'regStatus']
  .concat(['lineDate', 'deadLine', 'customerName', 'customerAddress'])
  .map((dataKey) => ({ dataKey, name: dataKey, exportCol: true }));

/** One export: rows, seconds, the most memory meanwhile, and how long the slowest call of a list took beside it. */
const measure = async (headers: ListHeader[]) => {
  const body = { FileName: 'Måling', columns, rows: { list: 'complaints' as const, headers } };
  let [rows, peak, slowest, running] = [0, 0, 0, true];
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(portal.pid))), 20);
  const others = (async () => {
    while (running) {
      const asked = performance.now();
      await ask(listComplaints, { body: { headers: [], page: 1, itemsPerPage: 10 } });
      slowest = Math.max(slowest, performance.now() - asked);
    }
  })();
  const started = performance.now();
  const file = await ask(
    exportTable,
    { body },
    { read: readStreamed(xlsxType, ({ total }) => (rows = total)) },
  );
  const seconds = (performance.now() - started) / 1000;
  running = false;
  await others;
  clearInterval(watch);
  return { rows, seconds, peak, slowest, file };
};
const tell = (name: string, { rows, seconds, peak, slowest, file }: Awaited<ReturnType<typeof measure>>) =>
  console.log(
    `${name}: ${rows} rows, ${(file.size / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
      `server at most ${peak.toFixed(0)} MB, slowest list call beside it ${slowest.toFixed(0)} ms`,
  );

// The smaller one first, and so often that as many rows have gone through the server: its memory is then what node lets lie for
// so much work, and what the larger one adds to that is its own.
const some: ListHeader[] = [{ value: 'lineStatus', type: 'select', filterValues: [0, 1, 4, 6, 7] }];
let small = await measure(some);
for (let rows = 0; rows < Number(options.scale); rows += small.rows) {
  const next = await measure(some);
  small = { ...next, peak: Math.max(next.peak, small.peak) };
}
tell('open', small);
const whole = await measure([]);
tell('all', whole);
if (options.file) writeFileSync(options.file, Buffer.from(await whole.file.arrayBuffer()));
await portal.end();
const ratio = whole.peak / small.peak;
console.log(`${ratio.toFixed(2)} x the memory for ${(whole.rows / small.rows).toFixed(1)} x the rows`);
assert.ok(ratio <= bar, `more than ${bar} x`);
process.exit(0);
