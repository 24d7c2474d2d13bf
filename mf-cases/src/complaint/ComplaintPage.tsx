import { statusOf } from '@byggtun/shared/http/CallError';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordNotFound } from '@byggtun/shared/record/RecordNotFound';
import { RecordSkeleton } from '@byggtun/shared/record/RecordSkeleton';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { ComplaintBody } from './ComplaintBody';
import { useComplaint } from './complaintData';
import { type ComplaintKind, kindOf } from './complaintKind';

/** A complaint or enquiry (docs/product/complaints.md#the-page). */
export function ComplaintPage({ kind }: { kind: ComplaintKind }) {
  const id = recordId(useParams().id);
  const complaint = useComplaint(id);
  // Also when it was shown: who has lost the case is not to go on with it.
  if (id === undefined || statusOf(complaint.error) === 404) return <RecordNotFound kind={kind} />;

  return (
    <Loaded call={complaint} skeleton={<RecordSkeleton kind={kind} />}>
      {(answer) => {
        // An address that says the other kind: the page of what it is.
        const actual = kindOf(answer.regLine);
        return actual === kind ? (
          <ComplaintBody key={id} kind={kind} answer={answer} />
        ) : (
          <Navigate to={actual.path(id)} replace />
        );
      }}
    </Loaded>
  );
}
