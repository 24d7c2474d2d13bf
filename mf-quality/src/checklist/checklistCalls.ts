import type { PageAddress } from '@byggtun/shared/area/startPage';
import { getChecklist } from '@byggtun/shared/contract/checklist';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';
import { recordId } from '@byggtun/shared/record/recordId';

/** Input of the call that gives a checklist. */
export const checklistInput = (id: number) => ({ params: { id } });

/** What the page of a checklist asks for first. */
export function firstChecklistCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = recordId(params.id);
  return id === undefined ? [] : [ask(getChecklist, checklistInput(id))];
}
