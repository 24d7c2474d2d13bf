import { type Action, getAction } from '@byggtun/shared/contract/action';
import { missingEvidence } from '@byggtun/shared/contract/actionRules';
import { call } from '@byggtun/shared/http/call';
import { usePortal } from '@byggtun/shared/portal/portal';

import { actionInput } from './actionCalls';

/**
 * Tells what is missing before an action can be treated (docs/product/actions.md#treating); undefined when nothing is. What seems to be
 * missing is asked for once more: it may have been added a moment ago. Not through the cache, which drops this answer for
 * that of a later event and still has what stood before.
 */
export function useMissingEvidence({ id, severity, evidence }: Action) {
  const { apiBase, session } = usePortal();
  return async (): Promise<string | undefined> => {
    const missing = missingEvidence(severity, evidence);
    if (missing === undefined) return undefined;
    const target = { base: apiBase, getToken: session.getToken };
    const now = await call(target, getAction, actionInput(id)).catch(() => undefined);
    return now ? missingEvidence(now.action.severity, now.action.evidence) : missing;
  };
}
