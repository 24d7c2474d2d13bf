import { useState } from 'react';

import { caseIdsOf, type Comment, listComments } from '../contract/comment';
import type { CommentDraft } from '../contract/commentForm';
import { saveComment } from '../contract/commentSave';
import { ownProgress } from '../form/ownProgress';
import { useHubEvent } from '../portal/hubConnection';
import { useCall } from '../portal/useCall';
import { useCommand } from '../portal/useCommand';
import { type CommentedRecord, commentsInput, kindOfCommented } from './commentCalls';
import { mentionedIds } from './mentionedIds';

const useCommentsAnswer = (about: CommentedRecord) =>
  useCall(listComments, commentsInput(about), { quiet: true });

/** The comments of a record, oldest first, fetched anew when somebody has changed it. */
export function useComments(about: CommentedRecord) {
  const answer = useCommentsAnswer(about);
  useHubEvent('OnCaseChanged', ({ type, id }) => {
    if (type === kindOfCommented(about) && id === about.id) void answer.mutate().catch(() => undefined);
  });
  return answer;
}

/** A comment that is on its way. */
export type SentComment = CommentDraft & { requestId: string };

const bodyOf = (
  { commentType, id }: CommentedRecord,
  { html, recipientType, attachments, requestId }: SentComment,
) => ({
  ...caseIdsOf(commentType, id),
  newComment: html,
  format: 'html' as const,
  applicationRecipientType: recipientType,
  visibleToCustomer: recipientType === 1,
  tags: mentionedIds(html).map((personId) => ({ personId, status: 1 as const })),
  attachments: [...attachments],
  requestId,
});

const withSaved = (before: readonly Comment[], saved: Comment) => [
  ...before.filter(({ id }) => id !== saved.id),
  saved,
];

/**
 * Saves comments; each stands among the others at once (`sending`), and is gone from there when its save has failed.
 * `send` throws what it failed of.
 */
export function useSendComment(about: CommentedRecord) {
  const { run } = useCommand(saveComment, ownProgress);
  const { data: comments = [], mutate } = useCommentsAnswer(about);
  const [sent, setSent] = useState<readonly SentComment[]>([]);
  const send = async (comment: SentComment): Promise<void> => {
    setSent((before) => [...before, comment]);
    try {
      const saved = await run({ body: bodyOf(about, comment) });
      // Where the others could not be fetched, they are fetched now: this one alone would pass for all of them.
      const isUnknown = (list: readonly Comment[] | undefined) => list === undefined;
      void mutate((before) => before && withSaved(before, saved), { revalidate: isUnknown }).catch(
        () => undefined,
      );
    } finally {
      setSent((before) => before.filter(({ requestId }) => requestId !== comment.requestId));
    }
  };
  // The list may have it before the answer of its save has come.
  const sending = sent.filter(({ requestId }) => !comments.some((saved) => saved.requestId === requestId));
  return { send, sending };
}
