// @ts-check
// Are acknowledged comments still there after kill -9? Kills the portal (and in every other round its database too) while
// comments stream in, starts it again and counts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { oneRow, postApi } from './support/callApi.mjs';
import { startPortal, temporaryData } from './support/portal.mjs';
import { tokenFor } from './support/tokenFor.mjs';

const rounds = 4;
const streams = 8;
const port = 4920;
const data = temporaryData();

/** Posts comments one after the other until the portal is gone; notes the id of each that was acknowledged. */
async function stream(origin, token, regLineId, name, acknowledged) {
  for (let number = 0; ; number++) {
    try {
      const saved = await postApi(origin, token, '/comments/save', {
        regLineId,
        newComment: `Strøm ${name}, kommentar ${number}`,
      });
      acknowledged.push(saved.id);
    } catch {
      return;
    }
  }
}

const killDatabase = () => {
  const pid = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
};

let lost = 0;
let total = 0;
let portal = await startPortal({ port, data });
const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const { items } = await postApi(portal.origin, token, '/complaints', oneRow);
const regLineId = items[0].id;

for (let round = 1; round <= rounds; round++) {
  /** @type {number[]} */
  const acknowledged = [];
  const posting = Array.from({ length: streams }, (_, i) =>
    stream(portal.origin, token, regLineId, `${round}-${i}`, acknowledged),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const withDatabase = round % 2 === 0;
  if (withDatabase) killDatabase();
  await portal.end('SIGKILL');
  await Promise.all(posting);

  portal = await startPortal({ port, data });
  const kept = new Set(
    (await postApi(portal.origin, token, '/comment/comments', { id: regLineId, commentType: 0 })).map(
      ({ id }) => id,
    ),
  );
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
