import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordNotFound } from '@byggtun/shared/record/RecordNotFound';
import { RecordSkeleton } from '@byggtun/shared/record/RecordSkeleton';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { ActionBody } from './ActionBody';
import { useAction } from './actionData';
import { actionKind } from './actionKind';

/** An action (docs/product/actions.md#the-page). */
export function ActionPage() {
  const id = recordId(useParams().id);
  const action = useAction(id);
  // Also when it was shown: who has lost the action is not to go on with it.
  if (id === undefined || statusOf(action.error) === 404) return <RecordNotFound kind={actionKind} />;

  return (
    <Loaded call={action} skeleton={<RecordSkeleton kind={actionKind} />}>
      {(answer) => <ActionBody key={id} answer={answer} />}
    </Loaded>
  );
}
