import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import { visibleTo as aberrationVisibleTo } from '../aberration/visibleTo';
import { visibleTo as actionVisibleTo } from '../action/visibleTo';
import { visibleTo as complaintVisibleTo } from '../complaint/visibleTo';
import type { Database } from '../database/schema';
import { unsavedBy } from './unsavedBy';

/** What points to a case: an attachment by itself, or the comment that it belongs to. */
type Pointer = 'attachment' | 'comment';

const eb = expressionBuilder<Database, never>();

/** Looked up by key for the one attachment, never as a set of all that the person sees. */
const seesCase = (actor: CaseActor, of: Pointer) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('complaint')
        .select('complaint.id')
        .whereRef('complaint.id', '=', sql.ref(`${of}.complaint_id`))
        .where(complaintVisibleTo(actor)),
    ),
    eb.exists(
      eb
        .selectFrom('aberration')
        .select('aberration.id')
        .whereRef('aberration.id', '=', sql.ref(`${of}.aberration_id`))
        .where(aberrationVisibleTo(actor)),
    ),
    eb.exists(
      eb
        .selectFrom('action')
        .select('action.id')
        .whereRef('action.id', '=', sql.ref(`${of}.action_id`))
        .where(actionVisibleTo(actor)),
    ),
  ]);

/** Of a comment: who sees its case, and of an internal one (type 2) developer staff alone. */
const seesComment = (actor: CaseActor) =>
  eb.exists(
    eb
      .selectFrom('comment')
      .select('comment.id')
      .whereRef('comment.id', '=', sql.ref('attachment.comment_id'))
      .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2))
      .where(seesCase(actor, 'comment')),
  );

/** Who may see an attachment: who may see what it belongs to; one that is not saved, its uploader alone. */
export const attachmentVisibleTo = (actor: CaseActor): Expression<SqlBool> =>
  eb.or([unsavedBy(actor), seesCase(actor, 'attachment'), seesComment(actor)]);
