// A hundred drawings of 5 MB become one PDF, three times: how much more memory the server has meanwhile than before, and how long the calls of
// others take beside it. The drawings go up as a contractor puts them, and the merged file is read to its end as a browser saves it.
//   --files 100 --megabytes 5 --rounds 3
//   --seconds 10   how long others call before it, to have something to compare
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';

import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { getDocumentFolder } from '@byggtun/shared/contract/document';
import { mergePdfs } from '@byggtun/shared/contract/documentCalls';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { finish } from './support/judgeLists';
import { memoryOf } from './support/memoryOf';
import { startPortal, temporaryData } from './support/portal';
import { openFolder, openProject, putDocument } from './support/putDocument';
import { createTimes } from './support/times';
import { tokenFor } from './support/tokenFor';
import { imagePdf } from './support/writtenPdf';

const { values: options } = parseArgs({
  options: {
    files: { type: 'string', default: '100' },
    megabytes: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
});
const bars = { memory: 50, others: 50 };
const files = Number(options.files);
const size = Number(options.megabytes) * 1_000_000;
const data = temporaryData();
// The first start fills the database, which takes memory of its own; and files that go up do.
const filling = await startPortal({ port: 4353, data });
const uuids: string[] = [];
const contractor = caller(filling.origin, await tokenFor(filling.origin, 'marte@nordretomrer.example'));
const uuid = await openFolder(contractor);
for (let at = 1; at <= files; at++)
  uuids.push(await putDocument(contractor, uuid, `A-${String(at).padStart(3, '0')}.pdf`, imagePdf(size)));
await filling.end();

const portal = await startPortal({ port: 4353, data });
const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const staff = caller(portal.origin, await tokenFor(portal.origin, 'kari@byggtun.example'));
const others: (() => Promise<unknown>)[] = [
  () => staff(getProfile, {}),
  () => staff(getDocumentFolder, { params: { id: openProject, uuid } }),
  () => staff(listComplaints, { body: { headers: [], page: 1, itemsPerPage: 10 } }),
];

/** Calls of others, some twenty a second, and the most memory that the server has, while this is done. */
const watch = async <Done>(doing: () => Promise<Done>) => {
  const times = createTimes();
  let [peak, running] = [0, true];
  const looking = setInterval(() => (peak = Math.max(peak, memoryOf(portal.pid))), 20);
  const calling = others.map(async (call) => {
    while (running) {
      await times.of(call());
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 100));
    }
  });
  const started = performance.now();
  const done = await doing();
  const seconds = (performance.now() - started) / 1000;
  running = false;
  await Promise.all(calling);
  clearInterval(looking);
  return { done, seconds, peak, p50: times.p50(), p95: times.p95(), calls: times.count() };
};
const tell = (name: string, { seconds, peak, p50, p95, calls }: Awaited<ReturnType<typeof watch>>) =>
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s, server at most ${peak.toFixed(0)} MB; ` +
      `${calls} calls of others p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`,
  );

/** Merges them and reads the answer to its end; bytes. */
const merge = async (chosen: string[]) => {
  const answer = await fetch(`${portal.origin}/api${mergePdfs.path}?fileName=Samlet`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: chosen.map((one) => ({ uuid: one })) }),
  });
  assert.equal(answer.status, 200, answer.ok ? '' : await answer.text());
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += (piece as Uint8Array).length;
  assert.equal(bytes, Number(answer.headers.get('content-length')));
  return bytes;
};

await watch(() => merge(uuids.slice(0, 2)));
const idle = await watch(() => new Promise((resolve) => setTimeout(resolve, Number(options.seconds) * 1000)));
tell('nothing beside', idle);
const problems: string[] = [];
for (let round = 1; round <= Number(options.rounds); round++) {
  const merged = await watch(() => merge(uuids));
  tell(`merging ${files}, ${(merged.done / 1e6).toFixed(0)} MB`, merged);
  assert.ok(merged.done > files * size * 0.99, 'something is missing');
  const more = merged.peak - idle.peak;
  if (more > bars.memory)
    problems.push(`round ${round}: ${more.toFixed(0)} MB more than idle, bar ${bars.memory}`);
  if (merged.p95 > bars.others)
    problems.push(`round ${round}: others p95 ${merged.p95.toFixed(0)} ms, bar ${bars.others}`);
}
await portal.end();
finish(problems);
