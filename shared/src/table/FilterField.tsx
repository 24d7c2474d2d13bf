import type { Option } from '../contract/list';
import { RetryBar } from '../ui/RetryBar';
import { Skeleton } from '../ui/Skeleton';
import type { FilterFieldProps } from './filterFieldProps';
import { PickFilter } from './PickFilter';
import { TypedFilter } from './TypedFilter';
import type { OptionsFailure } from './useOptions';
import { YesNoFilter } from './YesNoFilter';

interface Choices {
  options: readonly Option[] | undefined;
  failure: OptionsFailure | undefined;
}

/** The filter of a column, by its type (docs/product/lists.md#filters). */
export function FilterField(props: FilterFieldProps & Choices) {
  const { column, options, failure } = props;
  if (column.type === 'boolean') return <YesNoFilter {...props} />;
  if (column.type !== 'select') return <TypedFilter {...props} />;
  if (options) return <PickFilter {...props} options={options} />;
  return failure ? <RetryBar text="Kunne ikke hente filter!" {...failure} /> : <Skeleton />;
}
