import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';

import { columnClass } from './columnClass';
import type { ListColumn } from './listDefinition';
import type { List } from './useList';

interface SortHeadingProps<Row> {
  list: List<Row>;
  column: ListColumn<Row>;
}

/** A column's heading; a press sorts by it, the next one turns the order. */
export function SortHeading<Row>({ list, column }: SortHeadingProps<Row>) {
  const { definition, state, change } = list;
  const className = columnClass(column);
  if (!definition.sortable.includes(column.value)) {
    return (
      <th scope="col" className={className}>
        {column.text}
      </th>
    );
  }
  const sorted = state.sortBy === column.value;
  const Arrow = state.sortDesc ? ArrowDownOutlined : ArrowUpOutlined;
  const order = state.sortDesc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={sorted ? order : undefined}>
      <button
        type="button"
        className="bt-plain bt-sort"
        onClick={() => change({ sortBy: column.value, sortDesc: sorted && !state.sortDesc })}
      >
        {column.text}
        {sorted ? <Arrow aria-hidden /> : null}
      </button>
    </th>
  );
}
