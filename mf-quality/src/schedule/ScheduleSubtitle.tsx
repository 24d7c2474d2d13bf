import type { Schedule } from '@byggtun/shared/contract/activity';
import { isOverdue } from '@byggtun/shared/contract/deadline';
import { scheduleColor, scheduleStatus, scheduleStatuses } from '@byggtun/shared/contract/scheduleStatus';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

/** Below the name of a self-check: 'Ferdigmeldt {date}', or how far it has come and until when. */
export function ScheduleSubtitle({ schedule }: { schedule: Schedule }) {
  const { completedDate, completedBy, endDate: deadLine, projectName, houseNum } = schedule;
  const progress = { ...schedule, deadLine, isCompleted: completedDate !== null };
  const { text } = scheduleStatuses[scheduleStatus(progress)];
  return (
    <span className="schedule-subtitle">
      <StatusChip
        color={scheduleColor(progress, today())}
        text={completedDate === null ? text : `Ferdigmeldt ${formatDate(completedDate)}`}
      />
      {completedBy ? <span>av {completedBy}</span> : null}
      <span>
        {projectName}
        {houseNum ? ` · Bygg ${houseNum}` : ''}
      </span>
      {completedDate === null ? (
        <span>
          {deadLine ? 'Frist ' : ''}
          <Deadline text={deadLine && formatDate(deadLine)} overdue={isOverdue(deadLine, today())} />
        </span>
      ) : null}
    </span>
  );
}
