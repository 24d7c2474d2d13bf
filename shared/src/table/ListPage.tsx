import type { ReactNode } from 'react';

import { usePortal } from '../portal/portal';
import { Page } from '../ui/Page';
import { useBelow } from '../ui/useMedia';
import { CardView } from './CardView';
import { FilterChips } from './FilterChips';
import { cardWidth, standsAsCards } from './listCall';
import type { ListDefinition } from './listDefinition';
import { ListToolbar } from './ListToolbar';
import { TableView } from './TableView';
import { useList } from './useList';
import { useQuietRefresh } from './useQuietRefresh';

interface ListPageProps<Row> {
  definition: ListDefinition<Row>;
  /** Instead of whose cases they are. */
  heading?: string;
  /** What stands above the list. */
  intro?: ReactNode;
}

/** A list's page: cards below 1200 px or, when the person wants it, a table there too; a table above (docs/product/lists.md#table-and-cards). */
export function ListPage<Row>({ definition, heading, intro }: ListPageProps<Row>) {
  const list = useList(definition);
  const small = useBelow(cardWidth);
  const cards = standsAsCards(small, usePortal().layout);
  useQuietRefresh(definition);

  return (
    <Page
      heading={heading ?? `${list.state.scope === 'mine' ? 'Dine' : 'Alle'} ${definition.noun}`}
      // Cards have a line with their count, in which the filters stand.
      tools={cards ? undefined : <FilterChips list={list} />}
    >
      {intro}
      <ListToolbar list={list} cards={cards} small={small} />
      {cards ? <CardView list={list} /> : <TableView list={list} />}
    </Page>
  );
}
