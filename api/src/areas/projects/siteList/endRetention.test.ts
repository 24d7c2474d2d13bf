import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import { buildSite } from '../../../testing/builders/site';
import { endRetention } from './endRetention';

/** A log that remembers. */
const listen = () => {
  const said: [object, string][] = [];
  const log = { child: () => log, info: (what: object, text: string) => void said.push([what, text]) };
  return { said, log: log as never };
};
const at = (instant: string) => new Date(instant);

test('passages go after the days of the settings, by the day in Norway, and the list stays', async () => {
  const { app, project, worker, pass, lines, db } = await buildSite({ BYGGTUN_PASSAGE_DAYS: '3' });
  await pass(worker, 'in', [project], '2026-06-09T23:59:00+02:00');
  await pass(worker, 'out', [project], '2026-06-10T00:00:00+02:00');
  await pass(worker, 'in', [project], '2026-06-12T07:00:00+02:00');
  const before = await lines();
  const { said, log } = listen();
  const run = (now: string) => endRetention({ database: app.database, settings: app.settings, log }, at(now));
  assert.deepEqual(await run('2026-06-12T23:59:00+02:00'), { passages: 0, days: 0 });
  assert.deepEqual(said, []);
  assert.deepEqual(await run('2026-06-13T00:01:00+02:00'), { passages: 1, days: 0 });
  assert.deepEqual(said, [[{ deleted: 1, days: 3 }, 'passages deleted']]);
  assert.equal((await db.selectFrom('infotech_event').selectAll().execute()).length, 2);
  assert.deepEqual(await lines(), before);
});

const ends: [ended: string | null, now: string, left: number][] = [
  [null, '2036-01-01T12:00:00Z', 1],
  ['2026-03-15', '2026-09-15T12:00:00Z', 1],
  ['2026-03-15', '2026-09-15T22:30:00Z', 0],
  ['2026-08-31', '2027-02-28T12:00:00Z', 1],
  ['2026-08-31', '2027-03-01T12:00:00Z', 0],
];

for (const [ended, now, left] of ends)
  test(`the list of a project that ended ${ended ?? 'not yet'} is ${left ? 'kept' : 'gone'} at ${now}`, async () => {
    const { app, db, project, worker, pass, lines } = await buildSite();
    const goingOn = await createProject(db);
    await pass(worker, 'in', [project, goingOn], '2026-03-10T07:00:00+01:00');
    await db.updateTable('project').set({ ended_on: ended }).where('id', '=', project).execute();
    const { said, log } = listen();
    const deleted = await endRetention({ database: app.database, settings: app.settings, log }, at(now));
    assert.equal(deleted?.days, 1 - left);
    assert.deepEqual(
      (await lines()).map(({ project_id }) => project_id),
      left ? [project, goingOn] : [goingOn],
    );
    const told = said.filter(([, text]) => text.startsWith('lines of site lists deleted'));
    assert.deepEqual(
      told.map(([what]) => what),
      left ? [] : [{ deleted: 1 }],
    );
  });

test('of several instances one does it', async () => {
  const { app, project, worker, pass } = await buildSite();
  await pass(worker, 'in', [project], '2026-03-10T07:00:00+01:00');
  const { said, log } = listen();
  const parts = { database: app.database, settings: app.settings, log };
  await Promise.all([endRetention(parts), endRetention(parts), endRetention(parts)]);
  assert.equal(said.length, 1);
});
