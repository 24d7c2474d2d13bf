import {
  type Action,
  getAction,
  listActions,
  listMyActions,
  saveAction,
} from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { listComments } from '@byggtun/shared/contract/comment';
import type { RouteAnswer, RouteInput } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

import { actionInput } from './actionCalls';

/** What the page of an action is drawn from. */
export type ActionAnswer = RouteAnswer<typeof getAction>;

/** An action with what its page needs; undefined asks for nothing. */
export const useActionAnswer = (id: number | undefined) =>
  useCall(getAction, id === undefined ? null : actionInput(id));

/** The changes of an action; what fails is shown in its card. */
export const useActionJournal = (id: number) => useCall(listActionJournal, actionInput(id), { quiet: true });

/** The action of a page, fetched anew when somebody has changed it. */
export function useAction(id: number | undefined) {
  const answer = useActionAnswer(id);
  const refreshComments = useRefresh(listComments);
  const refreshJournal = useRefresh(listActionJournal);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type !== 'action' || changed.id !== id) return;
    void answer.mutate().catch(() => undefined);
    refreshComments();
    refreshJournal();
  });
  return answer;
}

/** The parts of an action that a save may change; what is left out stays as it is. */
type ActionChange = Omit<RouteInput<typeof saveAction>['body'], 'id' | 'version'>;

/**
 * Saves a change of the action, then shows the saved one, its journal and the counts. A refusal fetches it anew, so that a
 * second try starts from what is true now; then it is thrown on.
 */
export function useSaveAction(action: Action) {
  const { id, version } = action;
  const { badges } = usePortal();
  const { run } = useCommand(saveAction, ownProgress);
  const { mutate } = useActionAnswer(id);
  const refreshers = [useRefresh(listActionJournal), useRefresh(listActions), useRefresh(listMyActions)];

  return async (change: ActionChange): Promise<void> => {
    try {
      const saved = await run({ body: { id, version, ...change } });
      void mutate((before) => before && { ...before, action: saved }).catch(() => undefined);
    } catch (error) {
      void mutate().catch(() => undefined);
      throw error;
    }
    refreshers.forEach((refresh) => refresh());
    badges.refresh();
  };
}
