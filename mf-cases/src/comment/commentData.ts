import { caseFields, type Comment, listComments, saveComment } from '@byggtun/shared/contract/comment';
import type { CommentDraft } from '@byggtun/shared/contract/commentForm';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { type CommentedCase, commentsInput } from './commentCalls';
import { mentionedIds } from './mentionedIds';

/** The comments of a case, oldest first. */
export const useComments = (about: CommentedCase) =>
  useCall(listComments, commentsInput(about), { quiet: true });

/** A comment that is on its way. */
export type SentComment = CommentDraft & { requestId: string };

const bodyOf = (
  { commentType, id }: CommentedCase,
  { html, recipientType, attachments, requestId }: SentComment,
) => ({
  [caseFields[commentType]]: id,
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
export function useSendComment(about: CommentedCase) {
  const { run } = useCommand(saveComment, ownProgress);
  const { data: comments = [], mutate } = useComments(about);
  const [sent, setSent] = useState<readonly SentComment[]>([]);
  const send = async (comment: SentComment): Promise<void> => {
    setSent((before) => [...before, comment]);
    try {
      const saved = await run({ body: bodyOf(about, comment) });
      void mutate((before = []) => withSaved(before, saved), { revalidate: false }).catch(() => undefined);
    } finally {
      setSent((before) => before.filter(({ requestId }) => requestId !== comment.requestId));
    }
  };
  // The list may have it before the answer of its save has come.
  const sending = sent.filter(({ requestId }) => !comments.some((saved) => saved.requestId === requestId));
  return { send, sending };
}
