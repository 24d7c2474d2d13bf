import type { SWRResponse } from 'swr';

import type { HubEvent } from '../contract/hub';
import type { Route } from '../contract/route';
import { useHubEvent } from '../portal/hubConnection';
import { usePortal } from '../portal/portal';
import { useRefresh } from '../portal/useRefresh';
import { useRefreshAll } from './useRefreshAll';

/** An answer as `useCall` gives it. */
type Called<Answer> = SWRResponse<Answer, unknown>;

/** Which record, as `OnCaseChanged` names it; undefined while the address names none. */
interface Which {
  type: HubEvent<'OnCaseChanged'>['type'];
  id: number | undefined;
}

/**
 * The record of a page, fetched anew when somebody has changed it.
 * @param answer of the call that gives it
 * @param journal the call that gives its changes, which are fetched with it
 */
export function useRecord<Answer>(
  { type, id }: Which,
  answer: Called<Answer>,
  journal: Route,
): Called<Answer> {
  const refreshJournal = useRefresh(journal);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type !== type || changed.id !== id) return;
    void answer.mutate().catch(() => undefined);
    refreshJournal();
  });
  return answer;
}

/**
 * Saves a change of a record, then shows the saved one, the other answers that it changes, and the counts. A refusal fetches the record anew,
 * so that a second try starts from what is true now; then it is thrown on to the form.
 * @param answer of the call that gives the record
 * @param changed calls whose answers are others after a save, such as its journal and its lists
 */
export function useSaveRecord<Answer>({ mutate }: Pick<Called<Answer>, 'mutate'>, changed: readonly Route[]) {
  const { badges } = usePortal();
  const refresh = useRefreshAll(changed);
  return async <Saved,>(
    save: () => Promise<Saved>,
    withSaved: (before: Answer, saved: Saved) => Answer,
  ): Promise<void> => {
    try {
      const saved = await save();
      void mutate((before) => before && withSaved(before, saved)).catch(() => undefined);
    } catch (error) {
      void mutate().catch(() => undefined);
      throw error;
    }
    refresh();
    badges.refresh();
  };
}
