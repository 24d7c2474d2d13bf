import { type ActionStatus, actionStatuses } from '@byggtun/shared/contract/actionStatus';

import type { StatusTable } from '../case/caseChange';

/** The statuses of an action as they are shown: a treated one is done, the others wait (document 2, section 4). */
export const actionLook = {
  1: { ...actionStatuses[1], color: 'warning' },
  2: { ...actionStatuses[2], color: 'warning' },
  3: { ...actionStatuses[3], color: 'success' },
} as const satisfies StatusTable<ActionStatus>;
