import type { Muster } from '@byggtun/shared/contract/muster';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findStays } from './findStays';
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
  const stays = await findStays(db, id, now);
  const people = stays.flatMap(({ since, ...person }) =>
    since ? [{ ...person, since: since.toISOString() }] : [],
  );
  const byName = new Intl.Collator('nb');
  return {
    name,
    asOf: now.toISOString(),
    people: people.sort(
      (a, b) => byName.compare(a.employer ?? '', b.employer ?? '') || byName.compare(a.name, b.name),
    ),
    lapsed: stays.filter(({ since }) => since === null).map((stay) => stay.id),
  };
};
