import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordNotFound } from '@byggtun/shared/record/RecordNotFound';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { ChecklistBody } from './ChecklistBody';
import { useChecklist } from './checklistData';
import { checklistKind } from './checklistKind';
import { ChecklistSkeleton } from './ChecklistSkeleton';

/** A checklist (docs/product/quality.md#filling-it-in). */
export function ChecklistPage() {
  const id = recordId(useParams().id);
  const found = useChecklist(id);
  if (id === undefined) return <RecordNotFound kind={checklistKind} />;
  return (
    <Loaded
      call={found}
      skeleton={<ChecklistSkeleton />}
      failure={(error) => (statusOf(error) === 404 ? <RecordNotFound kind={checklistKind} /> : null)}
    >
      {(answer) => <ChecklistBody key={id} found={answer} />}
    </Loaded>
  );
}
