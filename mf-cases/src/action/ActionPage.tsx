import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { caseId } from '../case/caseId';
import { CaseNotFound } from '../case/CaseNotFound';
import { CaseSkeleton } from '../case/CaseSkeleton';
import { ActionBody } from './ActionBody';
import { useAction } from './actionData';
import { actionKind } from './actionKind';

/** An action (document 2, section 2). */
export function ActionPage() {
  const id = caseId(useParams().id);
  const action = useAction(id);
  if (id === undefined) return <CaseNotFound kind={actionKind} />;

  return (
    <Loaded
      call={action}
      skeleton={<CaseSkeleton kind={actionKind} />}
      failure={(error) => (statusOf(error) === 404 ? <CaseNotFound kind={actionKind} /> : null)}
    >
      {(answer) => <ActionBody key={id} answer={answer} />}
    </Loaded>
  );
}
