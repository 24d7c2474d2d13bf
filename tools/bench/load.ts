// Two hundred people at work for a minute: lists, counts, cases, comments, with a second or so between what each does.
//   --program PATH    another build's api/dist/main.js, measured by turns with this one
//   --people 200 --seconds 60 --rounds 1
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';

import { countActions, listActions } from '@byggtun/shared/contract/actionList';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import { listFavourites } from '@byggtun/shared/contract/project';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const { values: options } = parseArgs({
  options: {
    program: { type: 'string' },
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '1' },
  },
});
const people = Number(options.people);
const seconds = Number(options.seconds);
/** Milliseconds that somebody looks at what has come, between the two. */
const thinking = [900, 1500] as const;

const emails = [
  'kari@byggtun.example',
  'henrik@byggtun.example',
  'marte@nordretomrer.example',
  'piotr@nordretomrer.example',
  'lars@granlund.example',
];

type Ask = ReturnType<typeof caller>;
const list = (page: number) => ({
  body: { headers: [], page, itemsPerPage: 10, sortBy: '', sortDesc: true },
});

/** What somebody does, one after the other; a comment once in a while. */
const stepsOf = (ask: Ask, caseId: number, who: number): (() => Promise<unknown>)[] => [
  () => ask(getProfile, {}),
  () => ask(listComplaints, list(1)),
  () => ask(countComplaints, { body: { headers: [] } }),
  () => ask(listComplaints, list(2)),
  () => ask(getComplaint, { params: { id: caseId } }),
  () => ask(listComments, { body: { id: caseId, commentType: 0 } }),
  () => ask(listActions, list(1)),
  () => ask(countActions, { body: { headers: [] } }),
  () => ask(listFavourites, {}),
  () =>
    who % 10 === 0
      ? ask(saveComment, { body: { regLineId: caseId, newComment: `Fra person ${who}` } })
      : ask(listComplaints, list(3)),
];

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const measure = async (name: string, program: string | undefined, port: number) => {
  const portal = await startPortal({ port, data: temporaryData(), ...(program && { program }) });
  const asks = await Promise.all(
    emails.map(async (email) => caller(portal.origin, await tokenFor(portal.origin, email))),
  );
  const cases = await Promise.all(
    asks.map(async (ask) => (await ask(listComplaints, list(1))).items[0]?.id ?? 0),
  );
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async (who: number) => {
    const at = who % asks.length;
    const ask = asks[at];
    assert.ok(ask);
    const steps = stepsOf(ask, cases[at] ?? 0, who);
    const [least, most] = thinking;
    // Nobody begins at the same moment.
    await sleep((who / people) * most);
    for (let step = who; performance.now() < end; step++) {
      const begun = performance.now();
      await steps[step % steps.length]?.().catch(() => (errors += 1));
      times.push(performance.now() - begun);
      await sleep(least + ((who * 37 + step * 11) % (most - least)));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, who) => work(who)));
  const took = (performance.now() - started) / 1000;
  await portal.end();
  times.sort((one, other) => one - other);
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? NaN).toFixed(0).padStart(5);
  console.log(
    `${name.padEnd(8)} ${(times.length / took).toFixed(0)} calls a second, p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms, ${errors} errors`,
  );
  return errors;
};

let errors = 0;
for (let round = 0; round < Number(options.rounds); round++) {
  if (options.program) errors += await measure('other', options.program, 4930);
  errors += await measure('this', undefined, 4931);
}
process.exit(errors === 0 ? 0 : 1);
