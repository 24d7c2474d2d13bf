import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { LoadedRecord } from '@byggtun/shared/record/LoadedRecord';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordSkeleton } from '@byggtun/shared/record/RecordSkeleton';

import { ComplaintBody } from './ComplaintBody';
import { useComplaint } from './complaintData';
import { type ComplaintKind, kindOf } from './complaintKind';

/** A complaint or enquiry (docs/product/complaints.md#the-page). */
export function ComplaintPage({ kind }: { kind: ComplaintKind }) {
  const id = recordId(useParams().id);
  const complaint = useComplaint(id);
  return (
    <LoadedRecord id={id} kind={kind} call={complaint} skeleton={<RecordSkeleton kind={kind} />}>
      {(answer, found) => {
        // An address that says the other kind: the page of what it is.
        const actual = kindOf(answer.regLine);
        return actual === kind ? (
          <ComplaintBody key={id} kind={kind} answer={answer} />
        ) : (
          <Navigate to={actual.path(found)} replace />
        );
      }}
    </LoadedRecord>
  );
}
