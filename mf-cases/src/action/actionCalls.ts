import type { PageAddress } from '@byggtun/shared/area/startPage';
import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { caseId } from '../case/caseId';

/** Input of the calls that give an action and its journal. */
export const actionInput = (id: number) => ({ params: { id } });

/** What the page of an action asks for first. */
export function firstActionCalls({ params }: PageAddress): readonly AskedCall[] {
  const id = caseId(params.id);
  if (id === undefined) return [];
  return [ask(getAction, actionInput(id)), ask(listActionJournal, actionInput(id))];
}
