import { complaintFilterOptions, type ComplaintRow } from '@byggtun/shared/contract/complaintList';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import type { ComplaintKind } from '../complaint/complaintKind';
import { complaintLook } from '../complaint/complaintLook';
import { ComplaintCard } from './ComplaintCard';
import { complaintQuestion } from './complaintQuestion';
import { ComplaintTitle } from './ComplaintTitle';

/** The list of one kind: its question, its cells and its cards, and nothing more. */
export const complaintList = (kind: ComplaintKind): ListDefinition<ComplaintRow> => ({
  ...complaintQuestion(kind),
  noun: kind.noun,
  options: complaintFilterOptions,
  cells: {
    lineName: (row) => <ComplaintTitle row={row} />,
    regStatus: (row) => (
      <StatusChip color={row.color} text={row.regStatus} icon={complaintLook[row.lineStatus].icon} />
    ),
    deadLine: (row) => <RowDeadline deadline={row.deadLine} isDashed />,
  },
  export: 'complaints',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => kind.path(row.id),
  rowColor: (row) => row.color,
  card: (row) => <ComplaintCard row={row} />,
});
