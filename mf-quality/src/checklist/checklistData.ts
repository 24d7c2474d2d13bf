import { type Checklist, getChecklist } from '@byggtun/shared/contract/checklist';
import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import { countChecklists, listChecklists } from '@byggtun/shared/contract/checklistList';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';
import { useThrottle } from '@byggtun/shared/ui/useThrottle';

import { concernsCases } from '../itemCase/concernsCases';
import { checklistInput } from './checklistCalls';

/** A checklist with whom it can be given to. */
export type FoundChecklist = RouteAnswer<typeof getChecklist>;

/** Milliseconds in which what others do is fetched once. */
const throttle = 1500;

/** A checklist with what others do in it and with the cases that were made of it; undefined asks for nothing. */
export function useChecklist(id: number | undefined) {
  const found = useCall(getChecklist, id === undefined ? null : checklistInput(id));
  const refresh = useThrottle(() => void found.mutate().catch(() => undefined), throttle);
  useHubEvent('OnCaseChanged', (changed) => {
    const isOwn = changed.type === 'checklist' && changed.id === id;
    if (isOwn || concernsCases(found.data, changed)) refresh();
  });
  return found;
}

/** The history of a checklist. */
export const useChecklistJournal = (id: number) =>
  useCall(listChecklistJournal, checklistInput(id), { quiet: true });

/** Shows what a command has answered of a checklist. */
export function useKeepChecklist(id: number) {
  const { mutate } = useCall(getChecklist, checklistInput(id));
  return (change: (before: Checklist) => Partial<Checklist>): void => {
    const withChange = (before: FoundChecklist | undefined) =>
      before && { ...before, checklist: { ...before.checklist, ...change(before.checklist) } };
    void mutate(withChange, { revalidate: false }).catch(() => undefined);
  };
}

/**
 * Fetches the checklist anew when a command was refused: something in it is otherwise than the page says, and a second try is to start
 * from that. The failure is thrown on.
 */
export function useOrRefresh() {
  const refresh = useRefreshAll([getChecklist]);
  return <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      refresh();
      throw error;
    });
}

/** Fetches anew what is another when a checklist has another responsible, or is completed. */
export function useRefreshChecklists() {
  const { badges } = usePortal();
  const refresh = useRefreshAll([getChecklist, listChecklistJournal, listChecklists, countChecklists]);
  return (): void => {
    refresh();
    badges.refresh();
  };
}
