import { useParams } from '@byggtun/shared/portal/router';
import { LoadedRecord } from '@byggtun/shared/record/LoadedRecord';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordSkeleton } from '@byggtun/shared/record/RecordSkeleton';

import { ActionBody } from './ActionBody';
import { useAction } from './actionData';
import { actionKind } from './actionKind';

/** An action (docs/product/actions.md#the-page). */
export function ActionPage() {
  const id = recordId(useParams().id);
  const action = useAction(id);
  return (
    <LoadedRecord id={id} kind={actionKind} call={action} skeleton={<RecordSkeleton kind={actionKind} />}>
      {(answer) => <ActionBody key={id} answer={answer} />}
    </LoadedRecord>
  );
}
