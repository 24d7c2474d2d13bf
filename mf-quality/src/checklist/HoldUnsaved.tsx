import { useUnsaved } from '@byggtun/shared/form/useUnsaved';
import { useSyncExternalStore } from 'react';

import { useAnswers } from '../checklistItem/answersContext';

/** Keeps the page from being reloaded while something is not on the server. By itself, so that a first key and a save draw nothing else anew. */
export function HoldUnsaved() {
  const { answers } = useAnswers();
  useUnsaved(useSyncExternalStore(answers.onProgress, answers.isOpen));
  return null;
}
