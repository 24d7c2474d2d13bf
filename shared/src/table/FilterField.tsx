import type { Option } from '../contract/list';
import { Skeleton } from '../ui/Skeleton';
import type { FilterFieldProps } from './filterFieldProps';
import { PickFilter } from './PickFilter';
import { TypedFilter } from './TypedFilter';
import { YesNoFilter } from './YesNoFilter';

/** The filter of a column, by its type (docs/product/lists.md#filters). */
export function FilterField(props: FilterFieldProps & { options: readonly Option[] | undefined }) {
  const { column, options } = props;
  if (column.type === 'boolean') return <YesNoFilter {...props} />;
  if (column.type !== 'select') return <TypedFilter {...props} />;
  return options ? <PickFilter {...props} options={options} /> : <Skeleton />;
}
