import { aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { withinReach } from '../../../record/place/projectUsers';
import type { ReportInput } from './aberrationInput';

/**
 * The responsible of a report: anyone active for developer staff, who is within reach for contractors. Locked, so that
 * they are not deactivated meanwhile.
 * @throws Refusal 400
 */
export const findResponsible = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { responsible, projTable }: ReportInput,
): Promise<{ id: number; company_id: number }> => {
  const found = await transaction
    .selectFrom('contact_person')
    .select(['contact_person.id', 'contact_person.company_id'])
    .where('contact_person.id', '=', responsible)
    .where('contact_person.active', '=', true)
    .$if(!actor.isByggtun, (query) => query.where(withinReach(actor, projTable)))
    .forShare()
    .executeTakeFirst();
  if (!found) throw refuse.invalid({ responsible: [aberrationTexts.wrongResponsible] });
  return found;
};
