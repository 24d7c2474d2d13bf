import type { Comment } from '@byggtun/shared/contract/comment';

import type { SentComment } from './commentData';
import { CommentItem, SendingItem } from './CommentItem';

interface CommentListProps {
  comments: readonly Comment[];
  /** One's own that are on their way. */
  sending: readonly SentComment[];
  /** Who sends them. */
  name: string;
}

/** The comments of a case, oldest first. */
export function CommentList({ comments, sending, name }: CommentListProps) {
  if (comments.length + sending.length === 0)
    return <p className="bt-secondary comment-list">Ingen kommentarer ennå.</p>;
  return (
    <ol className="comment-list">
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
      {sending.map((comment) => (
        <SendingItem key={comment.requestId} comment={comment} name={name} />
      ))}
    </ol>
  );
}
