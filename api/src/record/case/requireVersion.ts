import { refuse } from '../../core/http/refuse';

interface Versioned {
  version: number;
}

/**
 * Holds what somebody wants to change against what they were shown: whoever changes a case says which version stood on their screen, so that
 * nobody's change is overwritten unseen. Asked under the lock of the case.
 * @throws Refusal 400 `stale`
 */
export const requireVersion = (before: Versioned, shown: Versioned, text: string): void => {
  if (shown.version !== before.version) throw refuse.stale(text);
};
