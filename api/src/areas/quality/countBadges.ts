import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CurrentUser } from '../../record/person/currentUser';
import { ownedBy } from './schedule/visibleTo';

/** What is the caller's own and not completed. */
export const countBadges = async (
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<Readonly<Record<string, number>>> => {
  const { checkups } = await db
    .selectFrom('schedule')
    .where(ownedBy(user))
    .where('schedule.is_completed', '=', false)
    .select((eb) => eb.fn.countAll<number>().as('checkups'))
    .executeTakeFirstOrThrow();
  return { checkups };
};
