import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { useSyncExternalStore } from 'react';

import { useAnswers } from './answersContext';

/** How many of these items are answered, those too that are not saved yet. */
export function useAnsweredCount(items: readonly ChecklistItem[]): number {
  const { answers } = useAnswers();
  return useSyncExternalStore(
    answers.onAnswered,
    () => items.filter((item) => answers.isAnswered(item)).length,
  );
}
