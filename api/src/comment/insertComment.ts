import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { searchable } from '../list/searchable';

interface NewComment {
  complaintId: number;
  authorId: number;
  text: string;
  recipientType: 1 | 2 | 3;
}

/** Adds a comment inside the caller's transaction; answers its id. */
export const insertComment = async (
  transaction: Transaction<Database>,
  { complaintId, authorId, text, recipientType }: NewComment,
): Promise<number> => {
  const { id } = await transaction
    .insertInto('comment')
    .values({
      complaint_id: complaintId,
      created_by_id: authorId,
      text: searchable(text),
      recipient_type: recipientType,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
