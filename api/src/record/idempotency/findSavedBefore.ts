import type { Actor } from '@byggtun/shared/contract/actor';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { RequestMark } from './requestMark';

/** The tables whose records carry a `RequestMark`. */
type Marked = {
  [Table in keyof Database]: Database[Table] extends RequestMark ? Table : never;
}[keyof Database];

interface Search {
  table: Marked;
  /** Who sends it; another person's form of the same number is another form. */
  actor: Pick<Actor, 'id'>;
  /** The page that shows a record, for who is refused. */
  pageOf?: (id: number) => Promise<string>;
}

/**
 * The record that the same form with the same content has been saved as before, by a save whose answer was lost or a second press;
 * undefined when it has not. Of two at once the second waits here until the first is over.
 * @throws Refusal 400 `savedBefore` when the number was used for other content: nobody is told that it was saved
 */
export const findSavedBefore = async (
  transaction: Transaction<Database>,
  { request_id, request_digest }: RequestMark,
  { table, actor, pageOf }: Search,
): Promise<number | undefined> => {
  if (request_id === null || request_digest === null) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${request_id}, 0))`.execute(transaction);
  const before = await transaction
    .selectFrom(table)
    .where('created_by_id', '=', actor.id)
    .where('request_id', '=', request_id)
    .select(['id', 'request_digest'])
    .executeTakeFirst();
  if (!before) return undefined;
  if (before.request_digest?.equals(request_digest)) return before.id;
  throw refuse.savedBefore(await pageOf?.(before.id));
};
