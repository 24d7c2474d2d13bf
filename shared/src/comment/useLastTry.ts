import { useRef } from 'react';

import type { CommentDraft } from '../contract/commentForm';
import type { SentComment } from './commentData';

const guidsOf = ({ attachments }: CommentDraft) => attachments.map(({ bufferGuid }) => bufferGuid).join();

const isSame = (one: CommentDraft, other: CommentDraft) =>
  one.html === other.html && one.recipientType === other.recipientType && guidsOf(one) === guidsOf(other);

/**
 * The save of a comment that was last tried: the same comment again carries its number, so that it is saved once.
 * @param first what the box begins with
 */
export function useLastTry(first: CommentDraft) {
  const last = useRef<CommentDraft | undefined>(first);
  const numberOf = (written: CommentDraft): string | undefined =>
    last.current && isSame(written, last.current) ? last.current.requestId : undefined;
  return {
    /** The number under which exactly this was tried. */
    numberOf,
    begin: (written: CommentDraft): SentComment => {
      const comment = { ...written, requestId: numberOf(written) ?? crypto.randomUUID() };
      last.current = comment;
      return comment;
    },
    /** It is saved or given up: the same words later on are another comment. @param requestId its number; without it whichever it was */
    forget: (requestId?: string): void => {
      if (requestId === undefined || last.current?.requestId === requestId) last.current = undefined;
    },
  };
}
