import { allRowsLimit, type ListAnswer } from '../contract/list';
import { formatCount } from '../text/count';
import { FoundCount } from '../ui/FoundCount';
import { Loaded } from '../ui/Loaded';
import { AllRows } from './AllRows';
import { BoneRows } from './BoneRows';
import { NoRows } from './NoRows';
import { Pager } from './Pager';
import { TableCard } from './TableCard';
import { TableRow } from './TableRow';
import { useLastPage } from './useLastPage';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** The list as a table, paged and sorted by the server. */
export function TableView<Row>({ list }: { list: List<Row> }) {
  const answer = useListAnswer(list, {});
  useLastPage(list, answer.isCurrent ? answer.data?.totalPages : undefined);
  const skeleton = (
    <TableCard
      key="table"
      list={list}
      busy
      status={`Laster ${list.definition.noun} …`}
      rows={<BoneRows list={list} />}
    >
      <div className="bt-pager" />
    </TableCard>
  );
  return (
    <>
      <FoundCount count={answer.found} />
      <Loaded call={answer} skeleton={skeleton}>
        {(page) =>
          page.totalItemCount === 0 ? (
            <NoRows list={list} />
          ) : (
            <TableCard key="table" list={list} busy={answer.isLoading} {...rowsOf(list, page)}>
              {page.totalItemCount > allRowsLimit && list.state.size === -1 ? (
                <p className="bt-table-end">
                  Her er de første {formatCount(allRowsLimit)}. Begrens listen med filter for å se resten.
                </p>
              ) : null}
              <Pager list={list} total={page.totalItemCount} pages={page.totalPages} />
            </TableCard>
          )
        }
      </Loaded>
    </>
  );
}

/** The rows of a page; of 'Alle' those in sight, when the first part does not hold them all. */
function rowsOf<Row>(list: List<Row>, { items, totalItemCount }: ListAnswer<Row>) {
  if (list.state.size === -1 && totalItemCount > items.length) {
    const rowCount = Math.min(totalItemCount, allRowsLimit);
    return { rowCount, rows: <AllRows list={list} count={rowCount} /> };
  }
  const rows = (
    <tbody role="rowgroup">
      {items.map((row) => (
        <TableRow key={list.definition.rowId(row)} list={list} row={row} />
      ))}
    </tbody>
  );
  return { rows };
}
