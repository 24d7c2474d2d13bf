import type { WalkRow } from '@byggtun/shared/contract/walk';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { walkQuestion } from './walkQuestion';

/** The list of safety walks. */
export const walkList: ListDefinition<WalkRow> = {
  ...walkQuestion,
  noun: 'vernerunder',
  cells: { statusText: (row) => <StatusChip color="warning" text={row.statusText} /> },
  export: 'walks',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowColor: () => 'warning',
  card: (row) => <span className="bt-case-title">{row.title}</span>,
};
