import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { isAnonymised } from '../anonymisation/isAnonymised';

/** @throws Refusal 404 when the company has no such contact person */
export const requireColleague = async (
  transaction: Transaction<Database>,
  companyId: number,
  id: number,
): Promise<void> => {
  const found = await transaction
    .selectFrom('contact_person')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select('id')
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
};

/**
 * A contact person of a company, held until the transaction ends.
 * @throws Refusal 404 when the company has none such, or it has been anonymised
 */
export const lockColleague = async (transaction: Transaction<Database>, companyId: number, id: number) => {
  const found = await transaction
    .selectFrom('contact_person')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select(['id', 'person_id', 'active', 'version', 'is_main_contact'])
    .forUpdate()
    .executeTakeFirst();
  if (!found || (await isAnonymised(transaction, found.person_id))) throw refuse.notFound();
  return found;
};
