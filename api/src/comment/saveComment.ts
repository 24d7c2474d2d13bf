import type { Comment, saveComment as route } from '@byggtun/shared/contract/comment';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod';

import { publishCaseChanged } from '../complaint/publishCaseChanged';
import { visibleTo } from '../complaint/visibleTo';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { findComments } from './findComments';
import { insertComment } from './insertComment';
import { recipientOf } from './recipientOf';

/**
 * Saves a comment on a complaint in one transaction. The complaint's `version` stays, so that nobody's finish turns
 * stale by it; 'Sist oppdatert' moves, except for internal comments, of which contractors learn nothing.
 * @throws Refusal 404 when the complaint is not the caller's to see
 */
export const saveComment = (
  db: Kysely<Database>,
  actor: CaseActor,
  input: z.output<typeof route.body>,
): Promise<Comment> =>
  db.transaction().execute(async (transaction) => {
    const recipientType = recipientOf(actor, input);
    const isInternal = recipientType === 2;
    const complaint = await transaction
      .updateTable('complaint')
      .set({ updated_at: isInternal ? sql<Date>`updated_at` : sql<Date>`clock_timestamp()` })
      .where('complaint.id', '=', input.regLineId)
      .where(visibleTo(actor))
      .returning(['id', 'company_id'])
      .executeTakeFirst();
    if (!complaint) throw refuse.notFound();
    const { id: complaintId, company_id } = complaint;
    const commentId = await insertComment(transaction, {
      complaintId,
      authorId: actor.id,
      text: input.newComment,
      recipientType,
    });
    await publishCaseChanged(transaction, complaintId, isInternal ? [] : [company_id]);
    const [saved] = await findComments(transaction, actor, { complaintId, commentId });
    if (!saved) throw refuse.notFound();
    return saved;
  });
