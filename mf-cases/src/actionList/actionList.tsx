import { actionFilterOptions, type ActionRow } from '@byggtun/shared/contract/actionList';
import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { RowDeadline } from '@byggtun/shared/record/RowDeadline';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { actionKind } from '../action/actionKind';
import { ActionCard } from './ActionCard';
import { actionQuestion } from './actionQuestion';
import { Severity } from './Severity';

/** The list of actions: its question, its cells and its cards, and nothing more. */
export const actionList: ListDefinition<ActionRow> = {
  ...actionQuestion,
  noun: actionKind.noun,
  options: actionFilterOptions,
  cells: {
    title: (row) => (
      <>
        <span className="bt-secondary bt-figures">{row.id}</span> {row.title}
      </>
    ),
    statusText: (row) => <StatusChip color={actionColor(row)} text={row.statusText} />,
    aberrationSeverity: (row) => <Severity text={row.aberrationSeverity} />,
    timeLimit: (row) => <RowDeadline deadline={row.timeLimit} isDashed />,
  },
  export: 'actions',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => actionKind.path(row.id),
  rowColor: actionColor,
  card: (row) => <ActionCard row={row} />,
};
