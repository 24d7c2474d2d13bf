import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Takes an invitation back that has not been accepted: its link is dead, also when the person is brought back. In the caller's transaction. */
export const endInvitation = async (
  transaction: Transaction<Database>,
  contactPersonId: number,
): Promise<void> => {
  await transaction
    .deleteFrom('invitation')
    .where('contact_person_id', '=', contactPersonId)
    .where('accepted_at', 'is', null)
    .execute();
};
