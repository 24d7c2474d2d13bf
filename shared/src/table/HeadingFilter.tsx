import FilterFilled from '@ant-design/icons/FilterFilled';
import FilterOutlined from '@ant-design/icons/FilterOutlined';

import type { ListColumn } from './listDefinition';
import { useFilterDialog } from './useFilterDialog';
import type { List } from './useList';

// Made once: a search would draw them anew at every heading.
const marks = { on: <FilterFilled aria-hidden />, off: <FilterOutlined aria-hidden /> };

interface HeadingFilterProps<Row> {
  list: List<Row>;
  column: ListColumn<Row>;
}

/** The filter of one column, at its heading. */
export function HeadingFilter<Row>({ list, column }: HeadingFilterProps<Row>) {
  const { open, dialog } = useFilterDialog(list, column);
  const isOn = list.filtered.includes(column);
  return (
    <>
      <button
        type="button"
        className={`bt-plain bt-heading-filter${isOn ? ' bt-on' : ''}`}
        aria-haspopup="dialog"
        aria-label={`Filtrer ${column.text}${isOn ? ', filter er på' : ''}`}
        onClick={open}
      >
        {isOn ? marks.on : marks.off}
      </button>
      {dialog}
    </>
  );
}
