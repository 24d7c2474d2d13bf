import { allRowsLimit, type ListAnswer } from '../contract/list';
import { formatCount } from '../text/count';
import { Loaded } from '../ui/Loaded';
import { AllRows } from './AllRows';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { TableFrame } from './TableFrame';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { useLastPage } from './useLastPage';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** The list as a table, paged and sorted by the server. */
export function TableView<Row>({ list }: { list: List<Row> }) {
  const answer = useListAnswer(list, {});
  useLastPage(list, answer.isCurrent ? answer.data?.totalPages : undefined);
  return (
    <Loaded call={answer} skeleton={<TableSkeleton list={list} />}>
      {(page) =>
        page.totalItemCount === 0 ? (
          <NoRows list={list} />
        ) : (
          <div className="bt-card bt-table-card" aria-busy={answer.isLoading}>
            <Rows list={list} page={page} />
            <Pager list={list} total={page.totalItemCount} pages={page.totalPages} />
          </div>
        )
      }
    </Loaded>
  );
}

/** The rows of a page; of 'Alle' those in sight, when the first part does not hold them all. */
function Rows<Row>({ list, page: { items, totalItemCount } }: { list: List<Row>; page: ListAnswer<Row> }) {
  if (list.state.size !== -1 || totalItemCount <= items.length) {
    return (
      <TableFrame list={list}>
        <tbody role="rowgroup">
          {items.map((row) => (
            <TableRow key={list.definition.rowId(row)} list={list} row={row} />
          ))}
        </tbody>
      </TableFrame>
    );
  }
  const count = Math.min(totalItemCount, allRowsLimit);
  return (
    <>
      <TableFrame list={list} rowCount={count}>
        <AllRows list={list} count={count} />
      </TableFrame>
      {count < totalItemCount ? (
        <p className="bt-table-end">
          Her er de første {formatCount(count)}. Begrens listen med filter for å se resten.
        </p>
      ) : null}
    </>
  );
}
