import { storable } from '@byggtun/shared/contract/storable';
import type { Insertable, Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';

/** Adds a comment inside the caller's transaction; answers its id. */
export const insertComment = async (
  transaction: Transaction<Database>,
  comment: Insertable<Database['comment']>,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('comment')
    .values({ ...comment, text: storable(comment.text) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
