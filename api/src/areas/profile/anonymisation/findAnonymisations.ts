import type { listAnonymisations } from '@byggtun/shared/contract/anonymisation';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

type Line = RouteAnswer<typeof listAnonymisations>['items'][number];

/** More lines of the log than these are not shown. */
const mostLines = 100;

/** The log, the newest first. @param personId that person's line alone */
export const findAnonymisations = async (db: Kysely<Database>, personId?: number): Promise<Line[]> => {
  const rows = await db
    .selectFrom('anonymisation')
    .innerJoin('contact_person as by', 'by.id', 'anonymisation.by_id')
    .innerJoin('person', 'person.id', 'by.person_id')
    .$if(personId !== undefined, (query) => query.where('anonymisation.person_id', '=', personId ?? 0))
    .select([
      'anonymisation.person_id as personId',
      'anonymisation.created_at as createdAt',
      'person.full_name as byName',
    ])
    .orderBy('anonymisation.created_at', 'desc')
    .limit(mostLines)
    .execute();
  return rows.map(({ createdAt, ...line }) => ({ ...line, anonymisedAt: createdAt.toISOString() }));
};
