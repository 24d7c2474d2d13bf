import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import { buildSite, minutesAgo } from '../../../testing/builders/site';
import { holdPort } from '../../../testing/holdPort';
import { connectHubClient } from '../../../testing/hubClient';
import { listenTestApp } from '../../../testing/listenTestApp';
import { tokenFor } from '../../../testing/tokenFor';

test('who has no key, tells nonsense or is ahead of the clock is turned away', async () => {
  const { send, worker, lines } = await buildSite();
  const statusOf = async (...input: Parameters<typeof send>) => (await send(...input)).statusCode;
  assert.equal(await statusOf(worker, 'not the key at all'), 401);
  assert.equal(await statusOf({ ...worker, projectIds: [2 ** 31] }), 400);
  assert.equal(await statusOf({ ...worker, eventId: 'a\u0000b' }), 400);
  assert.equal(await statusOf({ ...worker, email: 'a\u0000b' }), 400);
  assert.equal(await statusOf({ ...worker, projectIds: [999_999], occurredAt: minutesAgo(-9) }), 200);
  const ahead = await send({ ...worker, occurredAt: minutesAgo(-11) });
  assert.equal(ahead.statusCode, 400);
  assert.deepEqual(ahead.json<{ errors: object }>().errors, {
    occurredAt: ['Tidspunktet har ikke vært ennå.'],
  });
  assert.deepEqual(await lines(), [], 'a project that is not there is passed over');
});

test('of many at once none is lost and none doubled, each sender told which it was', async () => {
  const { db, project, worker, colleague, main, pass, lines } = await buildSite();
  const people = [worker, colleague, main, { email: 'ukjent@ute.example' }];
  const sent = Array.from({ length: 300 }, (_, index) => ({
    who: people[index % people.length] ?? worker,
    direction: index % 8 < 4 ? ('in' as const) : ('out' as const),
    id: `e ${index % 200}`,
    at: minutesAgo(400 - (index % 200)),
  }));
  const answers = await Promise.all(
    sent.map(({ who, direction, id, at }) => pass(who, direction, [project, 999_999], at, id)),
  );
  assert.equal(answers.filter(Boolean).length, 200);
  const stored = await db.selectFrom('infotech_event').select('id').execute();
  assert.deepEqual(stored.map(({ id }) => id).sort(), [...new Set(sent.map(({ id }) => id))].sort());
  assert.equal(new Set((await lines()).map(({ email }) => email)).size, people.length);
});

test("the person's browsers end up with where the person is, whatever comes late", async () => {
  const port = await holdPort();
  const { db, project, worker, staff, pass, app } = await buildSite();
  const other = await createProject(db, { name: 'Bakken' });
  const listening = await listenTestApp(port, {}, app.database);
  const join = async (who: typeof worker) => {
    const client = await connectHubClient(`http://127.0.0.1:${port}`, () => tokenFor(listening, who.email));
    await client.connection.invoke('ConnectHub', who.id);
    return client;
  };
  const own = await join(worker);
  const theirs = await join(staff);
  const told = async (count: number) => {
    await own.waitFor(count);
    return own.received
      .splice(0)
      .filter(({ event }) => event === 'OnInfotechEvent')
      .map(({ payload }) => payload);
  };
  const [aasen, bakken] = [
    { id: project, name: 'Åsen' },
    { id: other, name: 'Bakken' },
  ];
  await pass(worker, 'in', [project, 999_999], minutesAgo(60));
  assert.deepEqual(await told(1), [{ direction: 'in', projects: [aasen] }]);
  await pass(worker, 'in', [other], minutesAgo(30));
  assert.deepEqual(await told(1), [{ direction: 'in', projects: [bakken] }]);
  // Late: they have gone out of the first before they came to the second.
  await pass(worker, 'out', [project], minutesAgo(45));
  assert.deepEqual(await told(2), [
    { direction: 'out', projects: [aasen] },
    { direction: 'in', projects: [bakken] },
  ]);
  // Later still: nothing that anybody has to know.
  await pass(worker, 'out', [project], minutesAgo(50));
  await pass(worker, 'in', [project], minutesAgo(55));
  await pass(worker, 'in', [project], minutesAgo(2000));
  await pass(worker, 'out', [other], minutesAgo(1));
  assert.deepEqual(await told(1), [{ direction: 'out', projects: [bakken] }]);
  await theirs.waitFor(1);
  const sites = theirs.received.filter(({ event }) => event === 'OnSiteChanged');
  assert.ok(sites.length >= 1);
  assert.equal(sites.length, theirs.received.length, 'staff hear of sites, and not of the person');
});
