import type { Muster } from '@byggtun/shared/contract/muster';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { isPresent } from './isPresent';
import { requireSite } from './requireSite';

/** Who is on a site at an instant. @throws Refusal as `requireSite` */
export const findMuster = async (
  db: Kysely<Database>,
  user: CurrentUser,
  id: number,
  now: Date = new Date(),
): Promise<Muster> => {
  await requireSite(db, user, id);
  const { name } = await db
    .selectFrom('project')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('site_day')
    .leftJoin('person', 'person.id', 'site_day.person_id')
    .where('site_day.project_id', '=', id)
    .where(isPresent(sql<Date>`${now}::timestamptz`))
    // Who has come through a gate before midnight and through another after it is one person, there since the first.
    .distinctOn('site_day.email')
    .orderBy('site_day.email')
    .orderBy('site_day.day', 'desc')
    .select((eb) => [
      // That of the first day: who is found in a roll call stays found after midnight.
      sql<number>`first_value(site_day.id) over (partition by site_day.email order by site_day.day)`.as('id'),
      'site_day.name',
      'site_day.employer',
      eb.fn.coalesce('person.mobile', sql.lit('')).as('mobile'),
      sql<Date>`min(site_day.entered_at) over (partition by site_day.email)`.as('since'),
    ])
    .execute();
  const byName = new Intl.Collator('nb');
  return {
    name,
    asOf: now.toISOString(),
    people: people
      .map((person) => ({ ...person, since: person.since.toISOString() }))
      .sort((a, b) => byName.compare(a.employer ?? '', b.employer ?? '') || byName.compare(a.name, b.name)),
  };
};
