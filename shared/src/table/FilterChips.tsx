import { FilterChip } from './FilterChip';
import { filterText } from './filterText';
import type { List } from './useList';
import { useOptions } from './useOptions';

/** The filters that are on, each removable, with 'Slett filter' at the end. */
export function FilterChips<Row>({ list }: { list: List<Row> }) {
  const { definition, state, filtered, isFiltered, change, clear } = list;
  const { optionsOf } = useOptions(definition, filtered);
  if (!isFiltered) return <p className="bt-filters bt-secondary">Ingen filter er på.</p>;
  return (
    <ul className="bt-filters" aria-label="Filtre">
      {filtered.map((column) => {
        const filter = state.filters[column.value];
        if (!filter) return null;
        const filters = { ...state.filters, [column.value]: undefined };
        return (
          <FilterChip
            key={column.value}
            text={filterText(column, filter, optionsOf(column))}
            onRemove={() => change({ filters })}
          />
        );
      })}
      {state.search ? (
        <FilterChip text={`Søk: ${state.search}`} onRemove={() => change({ search: '' })} />
      ) : null}
      <li>
        <button type="button" className="bt-plain bt-clear" onClick={clear}>
          Slett filter
        </button>
      </li>
    </ul>
  );
}
