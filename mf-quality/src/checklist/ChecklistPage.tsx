import { useParams } from '@byggtun/shared/portal/router';
import { LoadedRecord } from '@byggtun/shared/record/LoadedRecord';
import { recordId } from '@byggtun/shared/record/recordId';

import { ChecklistBody } from './ChecklistBody';
import { useChecklist } from './checklistData';
import { checklistKind } from './checklistKind';
import { ChecklistSkeleton } from './ChecklistSkeleton';

/** A checklist (docs/product/quality.md#filling-it-in). */
export function ChecklistPage() {
  const id = recordId(useParams().id);
  const found = useChecklist(id);
  return (
    <LoadedRecord id={id} kind={checklistKind} call={found} skeleton={<ChecklistSkeleton />}>
      {(answer) => <ChecklistBody key={id} found={answer} />}
    </LoadedRecord>
  );
}
