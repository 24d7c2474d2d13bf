import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';

import { columnClass } from './cellOf';
import { HeadingFilter } from './HeadingFilter';
import type { ListColumn } from './listDefinition';
import type { List } from './useList';

interface SortHeadingProps<Row> {
  list: List<Row>;
  column: ListColumn<Row>;
}

/** A column's heading: a press sorts by it, the next one turns the order; beside it its filter. */
export function SortHeading<Row>({ list, column }: SortHeadingProps<Row>) {
  const { text, value, sortable = true, removeFilter } = column;
  const { state, change } = list;
  const sorted = sortable && state.sortBy === value;
  const Arrow = state.sortDesc ? ArrowDownOutlined : ArrowUpOutlined;
  const order = state.sortDesc ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      role="columnheader"
      className={columnClass(column, list.columns.link)}
      aria-sort={sorted ? order : undefined}
    >
      <span className="bt-heading">
        {sortable ? (
          <button
            type="button"
            className="bt-plain bt-sort"
            onClick={() => change({ sortBy: value, sortDesc: sorted && !state.sortDesc })}
          >
            <span>{text}</span>
            {sorted ? <Arrow aria-hidden /> : null}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {removeFilter ? null : <HeadingFilter list={list} column={column} />}
      </span>
    </th>
  );
}
