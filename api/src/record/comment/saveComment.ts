import type { Actor } from '@byggtun/shared/contract/actor';
import { type Comment, namedRecords } from '@byggtun/shared/contract/comment';
import { type saveComment as route } from '@byggtun/shared/contract/commentSave';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

import { refuse } from '../../core/http/refuse';
import { attachNew, type SavingApp } from '../attachment/attachNew';
import { kindOf } from '../case/kindOf';
import { publishCaseChanged } from '../case/publishCaseChanged';
import { requireCase } from '../case/requireCase';
import { findSavedBefore } from '../idempotency/findSavedBefore';
import { requestMark } from '../idempotency/requestMark';
import { findComments } from './findComments';
import { findMentioned } from './findMentioned';
import { insertComment } from './insertComment';
import { readContent } from './readContent';
import { recipientOf } from './recipientOf';
import { tellMentioned } from './tellMentioned';

type CommentingApp = SavingApp & Pick<FastifyInstance, 'registers'>;
type Input = z.output<typeof route.body>;

const caseOf = (app: CommentingApp, input: Input) => {
  const [named] = namedRecords(input);
  if (!named) throw refuse.notFound();
  return { kind: kindOf(app, named.type), id: named.id };
};

/**
 * Saves a comment on a case of any kind in one transaction. The case's `version` stays, so that nobody's finish turns stale
 * by it; 'Sist oppdatert' moves, except for internal comments, of which contractors learn nothing.
 * @throws Refusal 404 when the case is not the caller's to see; 400 when it is empty or too long, mentions the wrong people, is for a customer whom the case has not, or comes under a number that was used for another
 */
export const saveComment = (app: CommentingApp, actor: Actor, input: Input): Promise<Comment> =>
  app.database.db.transaction().execute(async (transaction) => {
    const { kind, id } = caseOf(app, input);
    const found = await requireCase(transaction, kind, { actor, id, lock: true });
    const give = async (commentId: number) => {
      const [saved] = await findComments(transaction, actor, { kind, found, commentId });
      if (!saved) throw refuse.notFound();
      return saved;
    };
    const mark = requestMark(input);
    const repeated = await findSavedBefore(transaction, mark, { table: 'comment', actor });
    if (repeated !== undefined) return give(repeated);

    const recipientType = recipientOf(actor, input, found.customerName !== null);
    const isInternal = recipientType === 2;
    const ids = (input.tags ?? []).map(({ personId }) => personId);
    const mentioned = await findMentioned(transaction, found, { ids, isInternal });
    const content = readContent(input, mentioned);
    const commentId = await insertComment(transaction, {
      owner_kind: kind.type,
      owner_id: id,
      created_by_id: actor.id,
      ...content,
      recipient_type: recipientType,
      ...mark,
    });
    const mentionedIds = mentioned.map(({ key }) => Number(key));
    if (mentionedIds.length > 0)
      await transaction
        .insertInto('comment_tag')
        .values(mentionedIds.map((contact_person_id) => ({ comment_id: commentId, contact_person_id })))
        .execute();
    await attachNew(
      { transaction, limits: app.limits },
      actor,
      { kind: 'comment', id: commentId },
      input.attachments,
    );
    await tellMentioned(transaction, found, { authorId: actor.id, text: content.text, mentionedIds });
    if (!isInternal) await kind.touch(transaction, id);
    const { companyId, reporterId } = found;
    const hearers = { companyIds: [companyId], personIds: reporterId === null ? [] : [reporterId] };
    await publishCaseChanged(transaction, { type: kind.type, id }, isInternal ? {} : hearers);
    return give(commentId);
  });
