import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { type ActionStatus, actionStatuses } from '@byggtun/shared/contract/actionStatus';
import type { StatusTable } from '@byggtun/shared/record/recordChange';

/** The statuses of an action as they are shown: a treated one is done, the others wait (docs/product/actions.md#statuses-and-severity). */
export const actionLook: StatusTable<ActionStatus> = {
  1: { ...actionStatuses[1], color: 'warning' },
  2: { ...actionStatuses[2], color: 'warning', icon: PlayCircleOutlined },
  3: { ...actionStatuses[3], color: 'success' },
};
