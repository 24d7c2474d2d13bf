import type { Insertable, Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { searchable } from '../list/searchable';

/** Adds a comment inside the caller's transaction; answers its id. */
export const insertComment = async (
  transaction: Transaction<Database>,
  comment: Insertable<Database['comment']>,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('comment')
    .values({ ...comment, text: searchable(comment.text) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
