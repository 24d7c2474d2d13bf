import { issuedProblem, type saveHmsCard as route } from '@byggtun/shared/contract/hmsCard';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';

/**
 * Stores the HMS card of a contact person.
 * @throws Refusal 400 in the field when it was issued too long ago, or later than today
 */
export const saveHmsCard = async (
  db: Kysely<Database>,
  contactPersonId: number,
  { hmsCardNumber, hmsCardIssuedDate }: z.output<typeof route.body>,
): Promise<void> => {
  const problem = issuedProblem(hmsCardIssuedDate, today());
  if (problem) throw refuse.invalid({ hmsCardIssuedDate: [problem] });
  await db
    .updateTable('contact_person')
    .set({ hms_card_number: hmsCardNumber, hms_card_issued_date: hmsCardIssuedDate })
    .where('id', '=', contactPersonId)
    .execute();
};
