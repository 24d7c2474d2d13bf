import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { addSignInAccount } from '../../../core/identity/signInAccount';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findInvitation } from './findInvitation';

/** Whoever invites, edits or deactivates somebody holds this row first; so does who accepts. */
const hold = (transaction: Transaction<Database>, contactPersonId: number) =>
  transaction
    .selectFrom('contact_person')
    .where('id', '=', contactPersonId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();

/**
 * Uses a link up: its person can sign in with the password from now on. Of two who use it at once one is first, and the other finds it dead.
 * @param passwordHash as `hashPassword` makes it
 * @returns whether the link held
 */
export const acceptInvitation = (
  db: Kysely<Database>,
  token: string,
  passwordHash: string,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const asked = await findInvitation(transaction, token);
    if (!asked) return false;
    await hold(transaction, asked.contactPersonId);
    const invited = await findInvitation(transaction, token);
    if (!invited) return false;
    const { email, fullName: personName, contactPersonId } = invited;
    // Invited by two companies, the same person may use both links at once: the account is made by one of them.
    if (!(await addSignInAccount(transaction, { email, passwordHash, personName }))) return false;
    await transaction
      .updateTable('invitation')
      .set({ accepted_at: sql<Date>`now()`, token_digest: null })
      .where('contact_person_id', '=', contactPersonId)
      .execute();
    return true;
  });

/** Notes that somebody has come in whom another authority signs in: it vouches for the e-mail that was invited, so nothing else is asked. */
export const noteAccepted = async (db: Kysely<Database>, { personId }: CurrentUser): Promise<void> => {
  await db
    .updateTable('invitation')
    .from('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .whereRef('contact_person.id', '=', 'invitation.contact_person_id')
    .whereRef('invitation.email', '=', 'person.email')
    .where('person.id', '=', personId)
    .where('contact_person.active', '=', true)
    .where('invitation.accepted_at', 'is', null)
    .set({ accepted_at: sql<Date>`now()`, token_digest: null })
    .execute();
};
