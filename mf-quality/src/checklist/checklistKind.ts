import { paths } from '@byggtun/shared/contract/paths';
import type { RecordKind } from '@byggtun/shared/record/recordKind';

/** Checklists among the kinds of record. */
export const checklistKind = {
  name: 'Sjekkliste',
  noun: 'sjekklister',
  listPath: paths.checklists,
  path: paths.checklist,
} as const satisfies RecordKind;
