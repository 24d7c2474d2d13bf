import { Loaded } from '../ui/Loaded';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { TableFrame } from './TableFrame';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** The list as a table, paged and sorted by the server. */
export function TableView<Row>({ list }: { list: List<Row> }) {
  const answer = useListAnswer(list, {});
  const { rowId } = list.definition;
  return (
    <Loaded call={answer} skeleton={<TableSkeleton list={list} />}>
      {({ items, totalItemCount, totalPages }) =>
        totalItemCount === 0 ? (
          <NoRows list={list} />
        ) : (
          <div className="bt-card bt-table-card" aria-busy={answer.isLoading}>
            <TableFrame list={list}>
              {items.map((row) => (
                <TableRow key={rowId(row)} list={list} row={row} />
              ))}
            </TableFrame>
            <Pager list={list} total={totalItemCount} pages={totalPages} />
          </div>
        )
      }
    </Loaded>
  );
}
