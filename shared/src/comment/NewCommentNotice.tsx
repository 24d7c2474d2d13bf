import { useState } from 'react';

import type { Comment } from '../contract/comment';

interface NewCommentNoticeProps {
  comments: readonly Comment[];
  /** Contact person who reads; their own comments are no news. */
  ownId: number;
}

/** Says quietly, for who can't see it come, that somebody else has commented. */
export function NewCommentNotice({ comments, ownId }: NewCommentNoticeProps) {
  const [known, setKnown] = useState(comments);
  const [text, setText] = useState('');
  if (comments !== known) {
    const isNew = ({ id, commentedById }: Comment) =>
      commentedById !== ownId && !known.some((before) => before.id === id);
    const latest = comments.findLast(isNew);
    setKnown(comments);
    if (latest) setText(`Ny kommentar fra ${latest.commentedByName}`);
  }
  return (
    <span className="bt-hidden" aria-live="polite">
      {text}
    </span>
  );
}
