import type { getChecklist } from '@byggtun/shared/contract/checklist';
import type { HubEvent } from '@byggtun/shared/contract/hub';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

/** Whether a case that was changed is one of those that were made of a checklist's items. */
export const concernsCases = (
  found: RouteAnswer<typeof getChecklist> | undefined,
  { type, id }: HubEvent<'OnCaseChanged'>,
): boolean => {
  if (!found) return false;
  // Of a deviation with several actions only the first is known here.
  const hasMore = () => found.itemActions.some(({ totalActions }) => totalActions > 1);
  return found.checklist.items.some(({ aberration, aberrationId, regLineId, actionId }) => {
    if (type === 'aberration') return aberrationId === id;
    if (type === 'complaint') return regLineId === id;
    return type === 'action' && (actionId === id || aberration?.actionId === id || (aberration && hasMore()));
  });
};
