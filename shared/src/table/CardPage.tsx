import { memo } from 'react';

import { RetryBar } from '../ui/RetryBar';
import { Bottom } from './Bottom';
import { CardSkeleton } from './CardSkeleton';
import { rowsAtATime } from './listBody';
import type { ListDefinition } from './listDefinition';
import { RowLink } from './RowLink';
import type { List } from './useList';
import { useListAnswer } from './useListAnswer';

/** One page of cards; the last one on the screen asks for the next when its end is reached. */
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
          <QuickCard key={definition.rowId(row)} definition={definition} row={row} />
        ))}
      </ul>
      {page === state.page && page < data.totalPages ? (
        <Bottom onReached={() => change({ page: page + 1 }, true)} />
      ) : null}
    </>
  );
}

function RowCard<Row>({ definition, row }: { definition: ListDefinition<Row>; row: Row }) {
  const { rowId, rowPath } = definition;
  const className = `bt-case bt-case-${definition.rowColor(row)}`;
  if (!rowPath) return <li className={className}>{definition.card(row)}</li>;
  return (
    <li>
      <RowLink definition={{ rowId, rowPath }} row={row} className={className}>
        {definition.card(row)}
      </RowLink>
    </li>
  );
}

/** Drawn anew only when its row has changed. */
const QuickCard = memo(RowCard) as typeof RowCard;
