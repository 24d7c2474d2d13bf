import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { sql, type Transaction } from 'kysely';

import type { CaseKind } from '../case/caseKind';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';

/**
 * The comment that the same form has been saved as before, by a save whose answer was lost or a second press. Of two at once
 * the second waits here until the first is over.
 * @throws Refusal 400 when that was on another case
 */
export const findRepeated = async (
  transaction: Transaction<Database>,
  { id: authorId }: CaseActor,
  { column, id }: { column: CaseKind['column']; id: number },
  requestId: string | undefined,
): Promise<number | undefined> => {
  if (requestId === undefined) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${requestId}, 0))`.execute(transaction);
  const before = await transaction
    .selectFrom('comment')
    .where('created_by_id', '=', authorId)
    .where('request_id', '=', requestId)
    .select(['id', `${column} as caseId`])
    .executeTakeFirst();
  if (before && before.caseId !== id) throw refuse.rule('Kommentaren er lagret på en annen sak.');
  return before?.id;
};
