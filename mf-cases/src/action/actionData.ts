import { type Action, getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { listActions, listMyActions } from '@byggtun/shared/contract/actionList';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import type { RouteAnswer, RouteInput } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRecord, useSaveRecord } from '@byggtun/shared/record/useRecord';

import { actionInput } from './actionCalls';

/** What the page of an action is drawn from. */
export type ActionAnswer = RouteAnswer<typeof getAction>;

/** An action with what its page needs; undefined asks for nothing. */
const useActionAnswer = (id: number | undefined) =>
  useCall(getAction, id === undefined ? null : actionInput(id));

/** The changes of an action; what fails is shown in its card. */
export const useActionJournal = (id: number) => useCall(listActionJournal, actionInput(id), { quiet: true });

/** The action of a page, kept up to date (`useRecord`). */
export const useAction = (id: number | undefined) =>
  useRecord({ type: 'action', id }, useActionAnswer(id), listActionJournal);

/** The parts of an action that a save may change; what is left out stays as it is. */
type ActionChange = Omit<RouteInput<typeof saveAction>['body'], 'id' | 'version'>;

const changed = [listActionJournal, listActions, listMyActions];

/** Saves a change of the action (`useSaveRecord`). */
export function useSaveAction(action: Action) {
  const { id, version } = action;
  const { run } = useCommand(saveAction, ownProgress);
  const save = useSaveRecord(useActionAnswer(id), changed);
  return (change: ActionChange): Promise<void> =>
    save(
      () => run({ body: { id, version, ...change } }),
      (before, saved) => ({ ...before, action: saved }),
    );
}
