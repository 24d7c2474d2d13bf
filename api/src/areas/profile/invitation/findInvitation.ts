import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { digestOf } from './invitationToken';

/** Whom a link that holds lets in. */
export interface LiveInvitation {
  contactPersonId: number;
  email: string;
  fullName: string;
  companyName: string;
}

/**
 * Whom a link lets in; undefined when it does not hold (any longer): used, run out, replaced by a newer one, sent to an e-mail that is no
 * longer the person's, of somebody who is deactivated, or who can sign in by now.
 */
export const findInvitation = (db: Kysely<Database>, token: string): Promise<LiveInvitation | undefined> =>
  db
    .selectFrom('invitation')
    .innerJoin('contact_person', 'contact_person.id', 'invitation.contact_person_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('invitation.token_digest', '=', digestOf(token))
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .where('contact_person.active', '=', true)
    .whereRef('invitation.email', '=', 'person.email')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sign_in_account')
            .whereRef('sign_in_account.email', '=', 'person.email')
            .select('sign_in_account.email'),
        ),
      ),
    )
    .select([
      'invitation.contact_person_id as contactPersonId',
      'invitation.email',
      'person.full_name as fullName',
      'company.name as companyName',
    ])
    .executeTakeFirst();
