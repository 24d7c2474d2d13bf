import type { Actor } from '@byggtun/shared/contract/actor';
import { caseIdsOf, type Comment, commentStatuses } from '@byggtun/shared/contract/comment';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { findAttachmentsOf } from '../attachment/findAttachments';
import type { CaseKind, FoundCase } from '../case/caseKind';
import { photoFor } from '../person/photoFor';
import { htmlOf } from './htmlOf';

interface Wanted {
  kind: CaseKind;
  found: FoundCase;
  /** Only this one. */
  commentId?: number;
  /** Only those with this status. */
  status?: number | undefined;
}

const selectComments = (db: Kysely<Database>, actor: Actor, { kind, found, commentId, status }: Wanted) =>
  db
    .selectFrom('comment')
    .leftJoin('contact_person', 'contact_person.id', 'comment.created_by_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('company', 'company.id', 'contact_person.company_id')
    .where('comment.owner_kind', '=', kind.type)
    .where('comment.owner_id', '=', found.id)
    .$if(commentId !== undefined, (query) => query.where('comment.id', '=', commentId ?? 0))
    .$if(status !== undefined, (query) => query.where('comment.read_by_customer', '=', status === 2))
    .$if(status !== undefined && !(status in commentStatuses), (query) => query.where('comment.id', '=', 0))
    .$if(!actor.isByggtun, (query) => query.where('comment.recipient_type', '!=', 2))
    .select([
      'comment.id',
      'comment.text',
      'comment.html',
      'comment.recipient_type as applicationRecipientType',
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

/** The fields of the contract that name a case; one of them is filled. */
const noCase = { regLineId: null, aberrationId: null, aberrationActionId: null };

const toComment = (actor: Actor, { kind, found }: Pick<Wanted, 'kind' | 'found'>, row: Row): Comment => {
  const { customerName, customerEmail } = found;
  const isCustomerComment = row.commentedById === null;
  const commentStatus = row.readByCustomer ? 2 : 1;
  return {
    id: row.id,
    text: row.text,
    newComment: row.html ?? htmlOf(row.text),
    visibleToCustomer: row.applicationRecipientType === 1,
    applicationRecipientType: row.applicationRecipientType,
    ...noCase,
    ...caseIdsOf(kind.commentType ?? kind.type, found.id),
    createdDate: row.created_at.toISOString(),
    commentedByName: isCustomerComment ? (customerName ?? 'Kunden') : (row.full_name ?? ''),
    commentedById: row.commentedById,
    commentedByEmailEkstern: (isCustomerComment ? customerEmail : !row.is_byggtun && row.email) || null,
    commentedByPhoto: photoFor(actor, row),
    isCustomerComment,
    readByCustomer: row.readByCustomer,
    commentStatus,
    stringStatus: commentStatuses[commentStatus],
    requestId: row.commentedById === actor.id ? row.request_id : null,
  };
};

const findTags = async (db: Kysely<Database>, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('comment_tag')
    .where('comment_id', 'in', ids)
    .select(['comment_id', 'contact_person_id as personId'])
    .orderBy('contact_person_id')
    .execute();
};

/** The comments of a case, oldest first; internal ones reach developer staff alone. Whether the caller may see the case is asked before. */
export const findComments = async (
  db: Kysely<Database>,
  actor: Actor,
  wanted: Wanted,
): Promise<Comment[]> => {
  const rows = await selectComments(db, actor, wanted).execute();
  const ids = rows.map(({ id }) => id);
  const [attachments, tags] = await Promise.all([findAttachmentsOf(db, 'comment', ids), findTags(db, ids)]);
  return rows.map((row) => ({
    ...toComment(actor, wanted, row),
    attachments: attachments.get(row.id) ?? [],
    tags: tags.flatMap(({ comment_id, personId }) =>
      comment_id === row.id ? [{ personId, status: 1 as const }] : [],
    ),
  }));
};
