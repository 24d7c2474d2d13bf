import './complaint.css';

import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { ComplaintBody } from './ComplaintBody';
import { caseId } from './complaintCalls';
import { useComplaint } from './complaintData';
import type { ComplaintKind } from './complaintKind';
import { ComplaintNotFound } from './ComplaintNotFound';
import { ComplaintSkeleton } from './ComplaintSkeleton';

/** A complaint or enquiry (document 2, section 2). */
export function ComplaintPage({ kind }: { kind: ComplaintKind }) {
  const id = caseId(useParams().id);
  const complaint = useComplaint(id);
  if (id === undefined) return <ComplaintNotFound kind={kind} />;

  return (
    <Loaded
      call={complaint}
      skeleton={<ComplaintSkeleton kind={kind} />}
      failure={(error) => (statusOf(error) === 404 ? <ComplaintNotFound kind={kind} /> : null)}
    >
      {(answer) => <ComplaintBody key={id} kind={kind} answer={answer} />}
    </Loaded>
  );
}
