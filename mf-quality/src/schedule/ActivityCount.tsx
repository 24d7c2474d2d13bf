import type { Schedule } from '@byggtun/shared/contract/activity';
import { activitiesColor } from '@byggtun/shared/contract/scheduleStatus';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

/** How many activities are done, in the colour of the group (docs/product/quality.md#colours). */
export function ActivityCount({ schedule }: { schedule: Schedule }) {
  const { activitiesCompletedCount: done, activitiesCount: total } = schedule;
  return <StatusChip color={activitiesColor(done, total)} text={`${done} av ${total} utført`} />;
}
