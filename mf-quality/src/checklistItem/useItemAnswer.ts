import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { useCallback, useSyncExternalStore } from 'react';

import { useAnswers } from './answersContext';

function useListen({ id }: ChecklistItem) {
  const { answers } = useAnswers();
  const listen = useCallback((changed: () => void) => answers.onItem(id, changed), [answers, id]);
  return { answers, listen };
}

/** Whether an item has an answer, saved or not. */
export function useIsAnswered(item: ChecklistItem): boolean {
  const { answers, listen } = useListen(item);
  return useSyncExternalStore(listen, () => answers.isAnswered(item));
}

/** What stands in an item and against it; nothing is drawn anew when another item changes. */
export function useItemAnswer(item: ChecklistItem) {
  const { answers, listen } = useListen(item);
  return {
    value: useSyncExternalStore(listen, () => answers.valueOf(item)),
    conflict: useSyncExternalStore(listen, () => answers.conflictOf(item)),
    wrong: useSyncExternalStore(listen, () => answers.wrongOf(item)),
    /** Somebody has wanted it saved (`Answers`). */
    asked: useSyncExternalStore(listen, answers.isAsked),
    change: (value: string) => answers.set(item, value),
    discard: () => answers.resolve(item, 'theirs'),
  };
}
