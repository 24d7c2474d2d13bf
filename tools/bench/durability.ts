// Are acknowledged comments still there after kill -9? Kills the portal (and in every other round its database too) while
// comments stream in, starts it again and counts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';

import { caller, newestCase } from './support/callApi';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const rounds = 4;
const streams = 8;
const port = 4920;
const data = temporaryData();

/** Posts comments one after the other until the portal is gone; notes the id of each that was acknowledged. */
async function stream(
  ask: ReturnType<typeof caller>,
  regLineId: number,
  name: string,
  acknowledged: number[],
) {
  for (let number = 0; ; number++) {
    try {
      const newComment = `Strøm ${name}, kommentar ${number}`;
      acknowledged.push((await ask(saveComment, { body: { regLineId, newComment } })).id);
    } catch {
      return;
    }
  }
}

const killDatabase = () => {
  const pid = Number(
    readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
};

let lost = 0;
let total = 0;
let portal = await startPortal({ port, data });
const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const ask = caller(portal.origin, token);
const regLineId = await newestCase(ask);

for (let round = 1; round <= rounds; round++) {
  const acknowledged: number[] = [];
  const posting = Array.from({ length: streams }, (_, i) =>
    stream(ask, regLineId, `${round}-${i}`, acknowledged),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const withDatabase = round % 2 === 0;
  if (withDatabase) killDatabase();
  await portal.end('SIGKILL');
  await Promise.all(posting);

  portal = await startPortal({ port, data });
  const comments = await ask(listComments, { body: { id: regLineId, commentType: 0 } });
  const kept = new Set(comments.map(({ id }) => id));
  const missing = acknowledged.filter((id) => !kept.has(id)).length;
  console.log(
    `round ${round}, kill -9 of the portal${withDatabase ? ' and the database' : ''}: ${acknowledged.length} acknowledged, ${missing} lost`,
  );
  total += acknowledged.length;
  lost += missing;
}
await portal.end();
console.log(`${total} acknowledged, ${lost} lost`);
process.exitCode = lost === 0 && total > 0 ? 0 : 1;
