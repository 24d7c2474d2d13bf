import { SearchBox } from '../form/SearchBox';
import { PlainButton } from '../ui/PlainButton';
import { ColumnMenu } from './ColumnMenu';
import { ExportButton } from './ExportButton';
import { FilterButton } from './FilterButton';
import { SortButton } from './SortButton';
import type { List } from './useList';

interface ListToolbarProps<Row> {
  list: List<Row>;
  /** It stands as cards and has no headings to sort by. */
  cards: boolean;
  /** The window counts as mobile (docs/product/frame.md#widths-and-colours). */
  small: boolean;
}

/** Above a list: search, filters, order, columns, whose cases, and export. */
export function ListToolbar<Row>({ list, cards, small }: ListToolbarProps<Row>) {
  const { definition, state, mayToggle, change } = list;
  const other = state.scope === 'mine' ? 'all' : 'mine';
  return (
    <div className="bt-toolbar">
      <SearchBox
        label={`Søk i ${definition.noun}`}
        value={state.search}
        onSearch={(search) => change({ search }, true)}
      />
      <FilterButton list={list} />
      {small ? <SortButton list={list} /> : null}
      {cards ? null : <ColumnMenu definition={definition} columns={list.columns} />}
      {mayToggle ? (
        <PlainButton onClick={() => change({ scope: other })}>
          {other === 'mine' ? 'Vis mine' : 'Vis alle'}
        </PlainButton>
      ) : null}
      <ExportButton list={list} />
    </div>
  );
}
