import { type Comment, commentStatuses } from '@byggtun/shared/contract/comment';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import { findAttachmentsOf } from '../attachment/findAttachments';
import type { CaseKind, FoundCase } from '../case/caseKind';
import type { Database } from '../database/schema';
import { htmlOf } from './htmlOf';

interface Wanted {
  kind: CaseKind;
  found: FoundCase;
  /** Only this one. */
  commentId?: number;
  /** Only those with this status. */
  status?: number | undefined;
}

const selectComments = (db: Kysely<Database>, actor: CaseActor, { kind, found, commentId, status }: Wanted) =>
  db
    .selectFrom('comment')
    .leftJoin('contact_person', 'contact_person.id', 'comment.created_by_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('company', 'company.id', 'contact_person.company_id')
    .where(`comment.${kind.column}`, '=', found.id)
    .$if(commentId !== undefined, (query) => query.where('comment.id', '=', commentId ?? 0))
    .$if(status !== undefined, (query) => query.where('comment.read_by_customer', '=', status === 2))
    .$if(status !== undefined && !(status in commentStatuses), (query) => query.where('comment.id', '=', 0))
    .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2))
    .select([
      'comment.id',
      'comment.text',
      'comment.html',
      'comment.recipient_type as applicationRecipientType',
      'comment.complaint_id as regLineId',
      'comment.aberration_id as aberrationId',
      'comment.action_id as aberrationActionId',
      'comment.created_at',
      'comment.created_by_id as commentedById',
      'comment.read_by_customer as readByCustomer',
      'comment.request_id',
      'person.full_name',
      'person.email',
      'person.photo_version',
      'contact_person.active',
      'company.id as company_id',
      'company.is_byggtun',
    ])
    .orderBy('comment.created_at')
    .orderBy('comment.id');

type Row = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** As `findProfilePhoto` lets it be seen. */
const photoOf = (actor: CaseActor, { email, photo_version, is_byggtun, active, company_id }: Row) => {
  const maySee = actor.isByggtun || company_id === actor.companyId || (is_byggtun && active);
  return maySee && email !== null && photo_version !== null ? { email, photo: photo_version } : null;
};

const toComment = (actor: CaseActor, { customerName, customerEmail }: FoundCase, row: Row): Comment => {
  const isCustomerComment = row.commentedById === null;
  const commentStatus = row.readByCustomer ? 2 : 1;
  return {
    id: row.id,
    text: row.text,
    newComment: row.html ?? htmlOf(row.text),
    visibleToCustomer: row.applicationRecipientType === 1,
    applicationRecipientType: row.applicationRecipientType,
    regLineId: row.regLineId,
    aberrationId: row.aberrationId,
    aberrationActionId: row.aberrationActionId,
    createdDate: row.created_at.toISOString(),
    commentedByName: (isCustomerComment ? customerName : row.full_name) ?? '',
    commentedById: row.commentedById,
    commentedByEmailEkstern: (isCustomerComment ? customerEmail : !row.is_byggtun && row.email) || null,
    commentedByPhoto: photoOf(actor, row),
    isCustomerComment,
    readByCustomer: row.readByCustomer,
    commentStatus,
    stringStatus: commentStatuses[commentStatus],
    requestId: row.commentedById === actor.id ? row.request_id : null,
  };
};

/** The comments of a case, oldest first; internal ones reach developer staff alone. Whether the caller may see the case is asked before. */
export const findComments = async (
  db: Kysely<Database>,
  actor: CaseActor,
  wanted: Wanted,
): Promise<Comment[]> => {
  const rows = await selectComments(db, actor, wanted).execute();
  const attachments = await findAttachmentsOf(
    db,
    'comment',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toComment(actor, wanted.found, row),
    attachments: attachments.get(row.id) ?? [],
  }));
};
