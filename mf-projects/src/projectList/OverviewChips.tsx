import { getFilterOptions } from '@byggtun/shared/contract/project';
import { useCall } from '@byggtun/shared/portal/useCall';
import { FilterChip } from '@byggtun/shared/table/FilterChip';

import type { OverviewState } from './useOverview';

/** What the projects are filtered by, each removable, with 'Slett filter' at the end. */
export function OverviewChips({ state }: { state: OverviewState }) {
  const { overview, change, search: setSearch, clear } = state;
  const { search, projTypeId, phases } = overview;
  const { data: options } = useCall(getFilterOptions, projTypeId === undefined ? null : {}, { quiet: true });
  const type = options?.projTypes.find(({ id }) => id === projTypeId)?.name ?? 'valgt';
  if (!search && projTypeId === undefined && phases.length === 0)
    return <p className="bt-filters bt-secondary">Ingen filter er på.</p>;
  return (
    <ul className="bt-filters" aria-label="Filtre">
      {projTypeId === undefined ? null : (
        <FilterChip text={`Konsept: ${type}`} onRemove={() => change({ projTypeId: undefined })} />
      )}
      {phases.length > 0 ? (
        <FilterChip text={`Status: ${phases.join(', ')}`} onRemove={() => change({ phases: [] })} />
      ) : null}
      {search ? <FilterChip text={`Søk: ${search}`} onRemove={() => setSearch('')} /> : null}
      <li>
        <button type="button" className="bt-plain bt-clear" onClick={clear}>
          Slett filter
        </button>
      </li>
    </ul>
  );
}
