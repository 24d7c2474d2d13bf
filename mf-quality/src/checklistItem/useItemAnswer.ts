import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { useCallback, useSyncExternalStore } from 'react';

import { useAnswers } from './answersContext';

/** What stands in an item and against it; nothing is drawn anew when another item changes. */
export function useItemAnswer(item: ChecklistItem) {
  const { answers } = useAnswers();
  const { id } = item;
  const listen = useCallback((changed: () => void) => answers.onItem(id, changed), [answers, id]);
  return {
    value: useSyncExternalStore(listen, () => answers.valueOf(item)),
    answered: useSyncExternalStore(listen, () => answers.isAnswered(item)),
    conflict: useSyncExternalStore(listen, () => answers.conflictOf(item)),
    wrong: useSyncExternalStore(listen, () => answers.wrongOf(item)),
    /** Somebody has wanted it saved (`Answers`). */
    asked: useSyncExternalStore(listen, answers.isAsked),
    change: (value: string) => answers.set(item, value),
  };
}
