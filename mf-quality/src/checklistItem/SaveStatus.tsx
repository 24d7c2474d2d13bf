import { formatDateTime } from '@byggtun/shared/text/date';
import { useSyncExternalStore } from 'react';

import { useAnswers } from './answersContext';
import type { SaveState } from './createAnswers';

/** Hour and minute of an instant. */
const timeOf = (at: string) => formatDateTime(at).slice(-5);

const texts: Readonly<Record<SaveState, (savedAt: string) => string>> = {
  untouched: () => '',
  unsaved: () => 'Ikke lagret ennå',
  saving: () => 'Lagrer …',
  saved: (savedAt) => (savedAt ? `Lagret ${timeOf(savedAt)}` : ''),
};

/** How far the answers have come on their way to the server. */
export function SaveStatus() {
  const { answers } = useAnswers();
  const state = useSyncExternalStore(answers.onProgress, answers.state);
  const savedAt = useSyncExternalStore(answers.onProgress, answers.savedAt);
  return (
    <span className={`checklist-status checklist-status-${state}`} role="status">
      {texts[state](savedAt)}
    </span>
  );
}
