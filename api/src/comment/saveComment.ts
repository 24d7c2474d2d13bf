import { caseFields, type Comment, type saveComment as route } from '@byggtun/shared/contract/comment';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import { attachNew } from '../attachment/attachNew';
import { caseKinds } from '../case/caseKinds';
import { publishCaseChanged } from '../case/publishCaseChanged';
import { requireCase } from '../case/requireCase';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { findComments } from './findComments';
import { findMentioned } from './findMentioned';
import { findRepeated } from './findRepeated';
import { insertComment } from './insertComment';
import { readContent } from './readContent';
import { recipientOf } from './recipientOf';
import { tellMentioned } from './tellMentioned';

type Input = z.output<typeof route.body>;

const caseOf = (input: Input) => {
  const types = [0, 1, 2] as const;
  const type = types.find((one) => typeof input[caseFields[one]] === 'number') ?? 0;
  return { kind: caseKinds[type], id: input[caseFields[type]] ?? 0 };
};

/**
 * Saves a comment on a case of any kind in one transaction. The case's `version` stays, so that nobody's finish turns stale
 * by it; 'Sist oppdatert' moves, except for internal comments, of which contractors learn nothing.
 * @throws Refusal 404 when the case is not the caller's to see; 400 when it is empty or too long, mentions the wrong people, or is for a customer whom the case has not
 */
export const saveComment = (db: Kysely<Database>, actor: CaseActor, input: Input): Promise<Comment> =>
  db.transaction().execute(async (transaction) => {
    const { kind, id } = caseOf(input);
    const found = await requireCase(transaction, kind, { actor, id, lock: true });
    const give = async (commentId: number) => {
      const [saved] = await findComments(transaction, actor, { kind, found, commentId });
      if (!saved) throw refuse.notFound();
      return saved;
    };
    const repeated = await findRepeated(transaction, actor, { column: kind.column, id }, input.requestId);
    if (repeated !== undefined) return give(repeated);

    const recipientType = recipientOf(actor, input, found.customerName !== null);
    const isInternal = recipientType === 2;
    const ids = (input.tags ?? []).map(({ personId }) => personId);
    const mentioned = await findMentioned(transaction, found, { ids, isInternal });
    const content = readContent(input, mentioned);
    const commentId = await insertComment(transaction, {
      [kind.column]: id,
      created_by_id: actor.id,
      ...content,
      recipient_type: recipientType,
      request_id: input.requestId ?? null,
    });
    const mentionedIds = mentioned.map(({ key }) => Number(key));
    if (mentionedIds.length > 0)
      await transaction
        .insertInto('comment_tag')
        .values(mentionedIds.map((contact_person_id) => ({ comment_id: commentId, contact_person_id })))
        .execute();
    await attachNew(transaction, actor, { kind: 'comment', id: commentId }, input.attachments);
    await tellMentioned(transaction, found, { authorId: actor.id, text: content.text, mentionedIds });
    if (!isInternal) await kind.touch(transaction, id);
    const { companyId, reporterId } = found;
    const hearers = { companyIds: [companyId], personIds: reporterId === null ? [] : [reporterId] };
    await publishCaseChanged(transaction, { type: kind.type, id }, isInternal ? {} : hearers);
    return give(commentId);
  });
