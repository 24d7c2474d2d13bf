import type { TagUser } from '@byggtun/shared/contract/comment';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { CommentBox } from './CommentBox';
import type { CommentedCase } from './commentCalls';
import { useComments } from './commentData';
import { CommentList } from './CommentList';

interface CommentsCardProps {
  /** What the comments are about. */
  about: CommentedCase;
  /** May say more. */
  may: boolean;
  /** Who can be mentioned. */
  tagUsers: readonly TagUser[];
}

/** What was said about a case of any kind, and the place to say more. */
export function CommentsCard({ about, may }: CommentsCardProps) {
  const comments = useComments(about);
  const count = comments.data?.length;
  return (
    <Card title="Kommentarer" extra={<span className="bt-secondary">{count}</span>}>
      <Loaded call={comments} skeleton={<Skeleton lines={4} />}>
        {(list) => <CommentList comments={list} />}
      </Loaded>
      {may ? <CommentBox key={`${about.commentType}/${about.id}`} about={about} /> : null}
    </Card>
  );
}
