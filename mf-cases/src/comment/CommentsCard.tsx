import type { RegLine } from '@byggtun/shared/contract/complaint';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { CommentBox } from './CommentBox';
import { useComments } from './commentData';
import { CommentList } from './CommentList';

/** What was said about the case, and the place to say more. */
export function CommentsCard({ complaint }: { complaint: RegLine }) {
  const id = complaint.lineIndexLineId;
  const comments = useComments(id);
  const count = comments.data?.length;
  return (
    <Card title="Kommentarer" extra={<span className="bt-secondary">{count}</span>}>
      <Loaded call={comments} skeleton={<Skeleton lines={4} />}>
        {(list) => <CommentList comments={list} />}
      </Loaded>
      {complaint.may.comment ? <CommentBox key={id} complaintId={id} /> : null}
    </Card>
  );
}
