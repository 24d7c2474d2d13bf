import { checklistFilterOptions, type ChecklistRow } from '@byggtun/shared/contract/checklistList';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { checklistKind } from '../checklist/checklistKind';
import { answeredOf } from './answeredOf';
import { ChecklistCard } from './ChecklistCard';
import { checklistQuestion } from './checklistQuestion';

/** The list of checklists: its question, its cells and its cards, and nothing more. */
export const checklistList: ListDefinition<ChecklistRow> = {
  ...checklistQuestion,
  noun: checklistKind.noun,
  options: checklistFilterOptions,
  cells: {
    name: (row) => (
      <>
        <span className="bt-secondary bt-figures">{row.id}</span> {row.name}
      </>
    ),
    statusText: (row) => <StatusChip color={row.color} text={row.statusText} />,
    itemsCompletedCount: (row) => <span className="bt-figures">{answeredOf(row)}</span>,
    deadline: (row) => <RowDeadline deadline={row.deadline} />,
  },
  export: 'checklists',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => checklistKind.path(row.id),
  rowColor: (row) => row.color,
  card: (row) => <ChecklistCard row={row} />,
};
