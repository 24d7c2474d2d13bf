import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { call } from '@byggtun/shared/http/call';
import { statusOf } from '@byggtun/shared/http/CallError';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useFailure } from '@byggtun/shared/portal/useFailure';

import { useKeepChecklist, useRefreshChecklists } from './checklistData';

/**
 * Sends answers of a checklist and shows what comes back. A line that is down is told by the status of the page alone, as it is tried
 * again by itself; a refusal is told, and the checklist is fetched anew.
 */
export function useSendAnswers(id: number) {
  const { apiBase, session } = usePortal();
  const fail = useFailure();
  const keep = useKeepChecklist(id);
  const refresh = useRefreshChecklists();
  return async (items: ItemAnswer[], saveId: string) => {
    try {
      const target = { base: apiBase, getToken: session.getToken };
      const answer = await call(target, saveChecklist, { body: { id, items, saveId } });
      const saved = new Map(answer.items.map((item) => [item.id, item]));
      keep((before) => ({
        // Somebody else's later answer may have come first.
        items: before.items.map((item) => {
          const own = saved.get(item.id);
          return own && own.version >= item.version ? own : item;
        }),
        updatedString: answer.updatedString,
      }));
      return answer;
    } catch (error) {
      const status = statusOf(error);
      const isRefused = status !== undefined && status < 500;
      fail(error, { quiet: !isRefused });
      if (isRefused) refresh();
      throw error;
    }
  };
}
