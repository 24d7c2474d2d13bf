import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CurrentUser } from '../../record/person/currentUser';
import { ownedBy as ownChecklists } from './checklist/visibleTo';
import { ownedBy as ownSchedules } from './schedule/visibleTo';

/** What is the caller's own and not completed. */
export const countBadges = (
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<{ checkups: number; checklists: number }> =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('schedule')
        .where(ownSchedules(user))
        .where('schedule.is_completed', '=', false)
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('checkups'),
      eb
        .selectFrom('checklist')
        .where(ownChecklists(user))
        .where('checklist.is_completed', '=', false)
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('checklists'),
    ])
    .executeTakeFirstOrThrow();
