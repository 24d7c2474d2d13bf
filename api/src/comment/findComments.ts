import type { Comment } from '@byggtun/shared/contract/comment';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { htmlOf } from './htmlOf';

/** The comments of a complaint, oldest first; internal ones reach developer staff alone. Whether the caller may see the complaint is asked before. */
export const findComments = async (
  db: Kysely<Database>,
  actor: CaseActor,
  { complaintId, commentId }: { complaintId: number; commentId?: number },
): Promise<Comment[]> => {
  const rows = await db
    .selectFrom('comment')
    .innerJoin('complaint', 'complaint.id', 'comment.complaint_id')
    .leftJoin('contact_person', 'contact_person.id', 'comment.created_by_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('customer', 'customer.id', 'complaint.customer_id')
    .where('comment.complaint_id', '=', complaintId)
    .$if(commentId !== undefined, (query) => query.where('comment.id', '=', commentId ?? 0))
    .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2))
    .select([
      'comment.id',
      'comment.text',
      'comment.recipient_type as applicationRecipientType',
      'complaint.id as regLineId',
      'comment.created_at',
      'comment.created_by_id as commentedById',
      'comment.read_by_customer as readByCustomer',
      sql<string>`coalesce(person.full_name, customer.full_name, '')`.as('commentedByName'),
    ])
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    newComment: htmlOf(row.text),
    visibleToCustomer: row.applicationRecipientType === 1,
    createdDate: created_at.toISOString(),
    isCustomerComment: row.commentedById === null,
  }));
};
