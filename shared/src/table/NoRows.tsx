import { EmptyState } from '../ui/EmptyState';
import { PlainButton } from '../ui/PlainButton';
import type { List } from './useList';

/** A list without rows: why, and the one thing to do. */
export function NoRows<Row>({ list }: { list: List<Row> }) {
  const { definition, state, isFiltered, change, clear } = list;
  if (isFiltered) {
    return (
      <EmptyState
        text={`Ingen ${definition.noun} passer til filteret.`}
        action={<PlainButton onClick={clear}>Slett filter</PlainButton>}
      />
    );
  }
  if (state.scope === 'mine' && list.mayToggle) {
    return (
      <EmptyState
        text={`Du har ingen ${definition.noun}.`}
        action={<PlainButton onClick={() => change({ scope: 'all' })}>Vis alle</PlainButton>}
      />
    );
  }
  return <EmptyState text={`Det er ingen ${definition.noun} her ennå.`} />;
}
