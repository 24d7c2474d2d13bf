import type { Comment } from '../contract/comment';
import type { Profile } from '../contract/user';
import type { SentComment } from './commentData';
import { CommentItem, SendingItem } from './CommentItem';

interface CommentListProps {
  comments: readonly Comment[];
  /** One's own that are on their way. */
  sending: readonly SentComment[];
  /** Who sends them. */
  sender: Profile['person'];
}

/** The comments of a case, newest first: they begin where one writes. */
export function CommentList({ comments, sending, sender }: CommentListProps) {
  if (comments.length + sending.length === 0)
    return <p className="bt-secondary comment-list">Ingen kommentarer ennå.</p>;
  return (
    <ol className="comment-list">
      {sending.toReversed().map((comment) => (
        <SendingItem key={comment.requestId} comment={comment} sender={sender} />
      ))}
      {comments.toReversed().map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </ol>
  );
}
