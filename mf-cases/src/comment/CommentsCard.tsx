import './comment.css';

import type { TagUser } from '@byggtun/shared/contract/comment';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { CommentBox } from './CommentBox';
import type { CommentedCase } from './commentCalls';
import { useComments, useSendComment } from './commentData';
import { CommentList } from './CommentList';
import { NewCommentNotice } from './NewCommentNotice';

interface CommentsCardProps {
  /** What the comments are about. */
  about: CommentedCase;
  /** May say more. */
  may: boolean;
  /** Who can be mentioned. */
  tagUsers: readonly TagUser[];
  /** The case has a customer, to whom developer staff can show a comment. */
  hasCustomer?: boolean;
}

/** What was said about a case of any kind, and the place to say more. */
export function CommentsCard({ about, may, tagUsers, hasCustomer = false }: CommentsCardProps) {
  const { session } = usePortal();
  const comments = useComments(about);
  const { send, sending } = useSendComment(about);
  const { id, person } = session.profile;
  const count = comments.data?.length;
  return (
    <Card title="Kommentarer" extra={<span className="bt-secondary">{count}</span>}>
      <Loaded call={comments} skeleton={<Skeleton lines={4} />}>
        {(list) => (
          <>
            <CommentList comments={list} sending={sending} name={person.fullName} />
            <NewCommentNotice comments={list} ownId={id} />
          </>
        )}
      </Loaded>
      {may ? (
        <CommentBox
          key={`${about.commentType}/${about.id}`}
          about={about}
          people={tagUsers}
          hasCustomer={hasCustomer}
          send={send}
          ready={comments.data !== undefined || comments.error !== undefined}
        />
      ) : null}
    </Card>
  );
}
