import type { TaskRow } from '@byggtun/shared/contract/schedule';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Tag } from '@byggtun/shared/ui/Tag';

import { doneOf } from './doneOf';

/** A self-check as a card: what is checked, place and deadline, responsible, and the chips last. */
export function ScheduleCard({ row }: { row: TaskRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span title={row.name}>{row.name}</span>
        <span className="bt-secondary bt-figures">{row.id}</span>
      </span>
      <span className="bt-case-place">
        <span className="bt-case-line">
          {row.projectName}
          {row.houseNum ? ` · Bygg ${row.houseNum}` : ''}
        </span>
        <RowDeadline deadline={row.deadLine} />
      </span>
      <span className="bt-case-line">
        <span className="bt-case-label">Ansvarlig: </span>
        {row.assignedTo}
      </span>
      <span className="bt-case-foot">
        <StatusChip color={row.color} text={row.statusText} />
        <Tag text={doneOf(row)} />
      </span>
    </>
  );
}
