import './comment.css';

import type { TagUser } from '../contract/comment';
import { usePortal } from '../portal/portal';
import { Card } from '../ui/Card';
import { Loaded } from '../ui/Loaded';
import { Skeleton } from '../ui/Skeleton';
import { CommentBox } from './CommentBox';
import type { CommentedRecord } from './commentCalls';
import { useComments, useSendComment } from './commentData';
import { CommentList } from './CommentList';
import { NewCommentNotice } from './NewCommentNotice';

interface CommentsCardProps {
  /** What the comments are about. */
  about: CommentedRecord;
  /** May say more. */
  may: boolean;
  /** Who can be mentioned. */
  tagUsers: readonly TagUser[];
  /** The case has a customer, to whom developer staff can show a comment. */
  hasCustomer?: boolean;
}

/**
 * What was said about a case of any kind, and above it the place to say more: there nothing that comes moves it from under a press, and
 * it does not sink as more is said.
 */
export function CommentsCard({ about, may, tagUsers, hasCustomer = false }: CommentsCardProps) {
  const { session } = usePortal();
  const comments = useComments(about);
  const { send, sending } = useSendComment(about);
  const { id, person } = session.profile;
  const count = comments.data?.length;
  return (
    <Card title="Kommentarer" extra={<span className="bt-secondary">{count}</span>}>
      {may ? (
        <CommentBox
          key={`${about.commentType}/${about.id}`}
          about={about}
          people={tagUsers}
          hasCustomer={hasCustomer}
          comments={comments.data}
          send={send}
          ready={comments.data !== undefined || comments.error !== undefined}
        />
      ) : null}
      <Loaded call={comments} skeleton={<Skeleton lines={4} />}>
        {(list) => (
          <>
            <CommentList comments={list} sending={sending} sender={person} />
            <NewCommentNotice comments={list} ownId={id} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
