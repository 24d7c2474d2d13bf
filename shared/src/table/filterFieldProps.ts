import type { FilterDraft } from './filterForm';
import type { AnyColumn } from './listDefinition';

/** One column's filter while it is typed or picked. */
export interface FilterFieldProps {
  column: AnyColumn;
  draft: FilterDraft;
  error: string | undefined;
  onChange: (draft: FilterDraft) => void;
}
