import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { caseId } from '../case/caseId';
import { CaseNotFound } from '../case/CaseNotFound';
import { CaseSkeleton } from '../case/CaseSkeleton';
import { ComplaintBody } from './ComplaintBody';
import { useComplaint } from './complaintData';
import type { ComplaintKind } from './complaintKind';

/** A complaint or enquiry (document 2, section 2). */
export function ComplaintPage({ kind }: { kind: ComplaintKind }) {
  const id = caseId(useParams().id);
  const complaint = useComplaint(id);
  if (id === undefined) return <CaseNotFound kind={kind} />;

  return (
    <Loaded
      call={complaint}
      skeleton={<CaseSkeleton kind={kind} />}
      failure={(error) => (statusOf(error) === 404 ? <CaseNotFound kind={kind} /> : null)}
    >
      {(answer) => <ComplaintBody key={id} kind={kind} answer={answer} />}
    </Loaded>
  );
}
