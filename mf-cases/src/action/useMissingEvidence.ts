import type { Action } from '@byggtun/shared/contract/action';
import { missingEvidence } from '@byggtun/shared/contract/actionRules';

import { useActionAnswer } from './actionData';

/**
 * Tells what is missing before an action can be treated (document 2, section 5); undefined when nothing is. What seems to be
 * missing is asked for once more: it may have been added a moment ago.
 */
export function useMissingEvidence({ id, severity, evidence }: Action) {
  const { mutate } = useActionAnswer(id);
  return async (): Promise<string | undefined> => {
    const missing = missingEvidence(severity, evidence);
    if (missing === undefined) return undefined;
    const now = (await mutate().catch(() => undefined))?.action;
    return now ? missingEvidence(now.severity, now.evidence) : missing;
  };
}
