import CloseOutlined from '@ant-design/icons/CloseOutlined';

import type { List } from './useList';

/** The filters that are on, each removable, with 'Slett filter' at the end. */
export function FilterChips<Row>({ list }: { list: List<Row> }) {
  const { definition, state, isFiltered, change } = list;
  if (!isFiltered) return <p className="bt-filters bt-secondary">Alle statuser vises.</p>;
  const chosen = definition.status.choices.filter(({ key }) => state.statuses.includes(key));
  const without = (key: number) => state.statuses.filter((one) => one !== key);
  return (
    <ul className="bt-filters" aria-label="Filtre">
      {chosen.map(({ key, text }) => (
        <FilterChip key={key} text={text} onRemove={() => change({ statuses: without(key) })} />
      ))}
      {state.search ? (
        <FilterChip text={`Søk: ${state.search}`} onRemove={() => change({ search: '' })} />
      ) : null}
      <li>
        <button
          type="button"
          className="bt-plain bt-clear"
          onClick={() => change({ statuses: [], search: '' })}
        >
          Slett filter
        </button>
      </li>
    </ul>
  );
}

function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li>
      <button type="button" className="bt-filter" aria-label={`Fjern filter ${text}`} onClick={onRemove}>
        {text}
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
