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
  if (id === undefined) return <RecordNotFound kind={actionKind} />;

  return (
    <Loaded
      call={action}
      skeleton={<RecordSkeleton kind={actionKind} />}
      failure={(error) => (statusOf(error) === 404 ? <RecordNotFound kind={actionKind} /> : null)}
    >
      {(answer) => <ActionBody key={id} answer={answer} />}
    </Loaded>
  );
}
