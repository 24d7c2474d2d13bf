import type { Option } from '../contract/list';
import { Skeleton } from '../ui/Skeleton';
import type { FilterDraft } from './filterForm';
import type { AnyColumn } from './listDefinition';
import { PickFilter } from './PickFilter';
import { TypedFilter } from './TypedFilter';
import { YesNoFilter } from './YesNoFilter';

/** One column's filter while it is typed or picked. */
export interface FilterFieldProps {
  column: AnyColumn;
  draft: FilterDraft;
  error: string | undefined;
  onChange: (draft: FilterDraft) => void;
}

/** The filter of a column, by its type (document 2, section 5). */
export function FilterField(props: FilterFieldProps & { options: readonly Option[] | undefined }) {
  const { column, options } = props;
  if (column.type === 'boolean') return <YesNoFilter {...props} />;
  if (column.type !== 'select') return <TypedFilter {...props} />;
  return options ? <PickFilter {...props} options={options} /> : <Skeleton />;
}
