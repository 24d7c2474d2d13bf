import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Muster } from '@byggtun/shared/contract/muster';
import { sql } from 'kysely';

import { buildSite, minutesAgo } from '../../../testing/builders/site';

/** A site, its muster, and what makes the same lines as passages of other hours, whenever this runs. */
const buildMuster = async () => {
  const site = await buildSite();
  const { call, db, staff, project } = site;
  return {
    ...site,
    read: async () => (await call(staff, 'GET', `/project/${project}/muster`)).json<Muster>(),
    /** Whoever is on the list checks in now, on the day after. */
    comeNextDay: () =>
      sql`
        insert into site_day (project_id, day, email, person_id, name, employer, first_in, last_in, entered_at)
        select project_id, day + 1, email, person_id, name, employer, now(), now(), now()
          from site_day where project_id = ${project}`.execute(db),
    /** All that has happened was so many hours earlier. */
    wait: (hours: number) =>
      sql`
        update site_day set first_in = first_in - make_interval(hours => ${hours}),
          last_in = last_in - make_interval(hours => ${hours}),
          entered_at = entered_at - make_interval(hours => ${hours})`.execute(db),
  };
};

const idsOf = ({ people }: Muster) => people.map(({ id }) => id);

test('who came again before a forgotten check-out lapsed is the same person of the muster after it has', async () => {
  const { read, worker, project, pass, comeNextDay, wait } = await buildMuster();
  await pass(worker, 'in', [project], minutesAgo(15 * 60));
  const ids = idsOf(await read());
  assert.equal(ids.length, 1);
  await comeNextDay();
  assert.deepEqual(idsOf(await read()), ids);
  await wait(2);
  const later = await read();
  assert.deepEqual(idsOf(later), ids);
  assert.deepEqual(later.lapsed, []);
  const hoursThere = (Date.now() - Date.parse(later.people[0]?.since ?? '')) / 3_600_000;
  assert.equal(Math.round(hoursThere), 2, 'since the check-in that counts');
});

test('who has lapsed without a check-out is told by the same id, and comes again as somebody new', async () => {
  const { read, worker, project, pass, comeNextDay, wait } = await buildMuster();
  await pass(worker, 'in', [project], minutesAgo(15 * 60));
  const before = await read();
  assert.deepEqual(before.lapsed, []);
  await wait(2);
  const lapsed = await read();
  assert.deepEqual([idsOf(lapsed), lapsed.lapsed], [[], idsOf(before)]);
  await comeNextDay();
  const again = await read();
  assert.equal(again.people.length, 1);
  assert.notDeepEqual(idsOf(again), idsOf(before));
  assert.deepEqual(again.lapsed, []);
});

test('who has checked out has not lapsed, however late, nor when the day before was forgotten', async () => {
  const { read, worker, colleague, project, pass } = await buildMuster();
  await pass(worker, 'in', [project], minutesAgo(17 * 60));
  await pass(colleague, 'in', [project], minutesAgo(20 * 60));
  assert.equal((await read()).lapsed?.length, 2);
  await pass(worker, 'out', [project], minutesAgo(1));
  await pass(colleague, 'in', [project], minutesAgo(3 * 60));
  await pass(colleague, 'out', [project], minutesAgo(2));
  const { people, lapsed } = await read();
  assert.deepEqual([people, lapsed], [[], []]);
});
