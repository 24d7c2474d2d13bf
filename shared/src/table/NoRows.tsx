import { Button } from 'antd';

import { EmptyState } from '../ui/EmptyState';
import type { List } from './useList';

/** A list without rows: why, and the one thing to do. */
export function NoRows<Row>({ list }: { list: List<Row> }) {
  const { definition, state, isFiltered, change, clear } = list;
  if (isFiltered) {
    return (
      <EmptyState
        text={`Ingen ${definition.noun} passer til filteret.`}
        action={<Button onClick={clear}>Slett filter</Button>}
      />
    );
  }
  if (state.scope === 'mine' && list.mayToggle) {
    return (
      <EmptyState
        text={`Du har ingen ${definition.noun}.`}
        action={<Button onClick={() => change({ scope: 'all' })}>Vis alle</Button>}
      />
    );
  }
  return <EmptyState text={`Det er ingen ${definition.noun} her ennå.`} />;
}
