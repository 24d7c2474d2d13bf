import { taskFilterOptions, type TaskRow } from '@byggtun/shared/contract/schedule';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { scheduleKind } from '../schedule/scheduleKind';
import { doneOf } from './doneOf';
import { ScheduleCard } from './ScheduleCard';
import { scheduleQuestion } from './scheduleQuestion';

/** The list of self-checks: its question, its cells and its cards, and nothing more. */
export const scheduleList: ListDefinition<TaskRow> = {
  ...scheduleQuestion,
  noun: scheduleKind.noun,
  options: taskFilterOptions,
  cells: {
    name: (row) => (
      <>
        <span className="bt-secondary bt-figures">{row.id}</span> {row.name}
      </>
    ),
    statusText: (row) => <StatusChip color={row.color} text={row.statusText} />,
    activitiesCompletedCount: (row) => <span className="bt-figures">{doneOf(row)}</span>,
    deadLine: (row) => <RowDeadline deadline={row.deadLine} />,
  },
  export: 'checkups',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => scheduleKind.path(row.id),
  rowColor: (row) => row.color,
  card: (row) => <ScheduleCard row={row} />,
};
