import { Link } from '../portal/router';
import { RetryBar } from '../ui/RetryBar';
import { Bottom } from './Bottom';
import { CardSkeleton } from './CardSkeleton';
import { rowsAtATime } from './listBody';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** One page of cards and, behind it, the pages that were asked for after it. */
export function CardPage<Row>({ list, page }: { list: List<Row>; page: number }) {
  const { data, error, isValidating, mutate } = useListAnswer(list, { page, size: rowsAtATime });
  const { definition, state, change } = list;
  if (!data && error) {
    const retry = () => void mutate().catch(() => undefined);
    return <RetryBar text="Kunne ikke hente flere." running={isValidating} onRetry={retry} />;
  }
  if (!data) return <CardSkeleton />;
  return (
    <>
      <ul className="bt-cards">
        {data.items.map((row) => (
          <li key={definition.rowId(row)}>
            <Link to={definition.rowPath(row)} className={`bt-case bt-case-${definition.rowColor(row)}`}>
              {definition.card(row)}
            </Link>
          </li>
        ))}
      </ul>
      {page < state.page && page < data.totalPages ? <CardPage list={list} page={page + 1} /> : null}
      {page === state.page && page < data.totalPages ? (
        <Bottom onReached={() => change({ page: page + 1 }, true)} />
      ) : null}
    </>
  );
}
