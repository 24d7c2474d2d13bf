import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { type ComplaintStatus, complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import type { StatusTable } from '@byggtun/shared/record/recordChange';

/** The statuses of a complaint as they are shown: those that share a colour (docs/product/complaints.md#statuses) are told apart by their icons. */
export const complaintLook: StatusTable<ComplaintStatus> = {
  ...complaintStatuses,
  1: { ...complaintStatuses[1], icon: PlayCircleOutlined },
  3: { ...complaintStatuses[3], icon: LockOutlined },
  4: { ...complaintStatuses[4], icon: UndoOutlined },
  5: { ...complaintStatuses[5], icon: StopOutlined },
  7: { ...complaintStatuses[7], icon: CalendarOutlined },
};
