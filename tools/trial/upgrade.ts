// `npm run trial:upgrade -- --from <commit>`: databases that an older release has made, one with demo data and one with many cases, are brought
// up by what is built here. Nothing may be lost, and what each who asks is answered must be the same as before. Ends with code 1 otherwise.
//   --from COMMIT     the older release
//   --scale 20000     how many cases the second one has
import { parseArgs } from 'node:util';

import { startPortal, temporaryData } from '../bench/support/portal';
import { databaseOf } from '../bench/support/startBare';
import { differences } from './differences';
import { lostRows } from './lostRows';
import { olderRelease } from './olderRelease';
import { rowCounts } from './rowCounts';
import { whatAllSee } from './whatAllSee';

const port = Number(process.env.TRIAL_PORT ?? 4392);
const { values: options } = parseArgs({
  options: { from: { type: 'string' }, scale: { type: 'string', default: '20000' } },
});
if (!options.from) throw new Error('--from <commit> says which release made the database');

/** What a portal has and shows. @param program the server, when it is not that of this build */
const look = async (data: string, program?: string) => {
  const portal = await startPortal({ port, data, ...(program && { program }) });
  try {
    return { rows: await rowCounts(databaseOf(data)), seen: await whatAllSee(portal.origin) };
  } finally {
    await portal.end();
  }
};

const older = olderRelease(options.from);
for (const scale of ['0', options.scale]) {
  const data = temporaryData();
  older.seed(data, scale);
  const before = await look(data, older.program);
  const after = await look(data);
  const { total, found } = differences(before.seen, after.seen);
  const otherRows = differences(before.rows, after.rows).found;
  const lost = lostRows(before.rows, after.rows);
  console.log(
    `${scale} more cases: ${total} answers to seven compared, ${found.length} differ; tables with other rows: ${otherRows.join(', ') || 'none'}`,
  );
  found.slice(0, 20).forEach((line) => console.log(`  ${line}`));
  lost.forEach((line) => console.log(`  lost: ${line}`));
  if (found.length > 0 || lost.length > 0) process.exitCode = 1;
}
