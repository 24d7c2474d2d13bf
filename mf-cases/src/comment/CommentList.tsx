import type { Comment } from '@byggtun/shared/contract/comment';
import { formatDateTime } from '@byggtun/shared/text/date';
import { initials } from '@byggtun/shared/text/initials';
import { Tag } from '@byggtun/shared/ui/Tag';

/** The comments of a case, oldest first. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  if (comments.length === 0) return <p className="bt-secondary comment-list">Ingen kommentarer ennå.</p>;
  return (
    <ol className="comment-list">
      {comments.map((comment) => (
        <li key={comment.id} className="comment">
          <span className="bt-face" aria-hidden>
            {initials(comment.commentedByName)}
          </span>
          <div className="comment-body">
            <p className="comment-head">
              <strong>{comment.commentedByName}</strong>
              <time className="bt-secondary bt-figures" dateTime={comment.createdDate}>
                {formatDateTime(comment.createdDate)}
              </time>
              <CommentMark comment={comment} />
            </p>
            <p className="bt-prose">{comment.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function CommentMark({ comment }: { comment: Comment }) {
  if (comment.isCustomerComment) return <Tag text="Kunde" />;
  if (!comment.visibleToCustomer) return null;
  return <Tag text={comment.readByCustomer ? 'Lest av kunden' : 'Synlig for kunden'} />;
}
