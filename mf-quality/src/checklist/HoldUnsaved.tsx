import { useLeaveWarning } from '@byggtun/shared/form/useLeaveWarning';
import { useUnsaved } from '@byggtun/shared/form/useUnsaved';
import { useSyncExternalStore } from 'react';

import { useAnswers } from '../checklistItem/answersContext';

/**
 * Keeps the page from being reloaded while something is not on the server, and from being closed unasked while the device has not stored it
 * either. By itself, so that a first key and a save draw nothing else anew.
 */
export function HoldUnsaved() {
  const { answers } = useAnswers();
  const isOpen = useSyncExternalStore(answers.onProgress, answers.isOpen);
  const isKept = useSyncExternalStore(answers.onProgress, answers.isKept);
  useUnsaved(isOpen);
  useLeaveWarning(isOpen && !isKept);
  return null;
}
