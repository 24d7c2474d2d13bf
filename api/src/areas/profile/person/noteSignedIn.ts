import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';

/** Notes that somebody has come in whom another authority signs in, with or without an invitation: nobody else can change their e-mail from now on. */
export const noteSignedIn = async (db: Kysely<Database>, { personId }: CurrentUser): Promise<void> => {
  await db
    .updateTable('person')
    .where('id', '=', personId)
    .where('signed_in_at', 'is', null)
    .set({ signed_in_at: sql<Date>`now()` })
    .execute();
};
