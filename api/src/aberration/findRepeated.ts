import type { savedAberration } from '@byggtun/shared/contract/aberration';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import type { AberrationInput } from './aberrationInput';

/**
 * The report that the same form has been saved as before, by a save whose answer was lost or a second press. Of two at once
 * the second waits here until the first is over.
 * @throws Refusal 400 when that was somebody else's
 */
export const findRepeated = async (
  transaction: Transaction<Database>,
  actor: CaseActor,
  { requestId }: AberrationInput,
): Promise<z.infer<typeof savedAberration> | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 0))`.execute(transaction);
  const before = await transaction
    .selectFrom('aberration')
    .innerJoin('action', 'action.aberration_id', 'aberration.id')
    .where('aberration.request_id', '=', requestId)
    .select(['aberration.id', 'aberration.category', 'aberration.created_by_id', 'action.id as actionId'])
    .orderBy('action.id')
    .executeTakeFirst();
  if (!before) return undefined;
  const { created_by_id, ...saved } = before;
  if (created_by_id !== actor.id) throw refuse.rule('Skjemaet er sendt av en annen. Åpne et nytt skjema.');
  return saved;
};
