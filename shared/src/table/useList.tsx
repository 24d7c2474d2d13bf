import { usePortal } from '../portal/portal';
import { useSearchParams } from '../portal/router';
import { focusFilterButton } from './filterFocus';
import { writeState } from './listAddress';
import { filterNameOf, type ListColumn, type ListDefinition } from './listDefinition';
import { filterColumns, type ListState } from './listState';
import type { ListReading } from './openList';
import { readList } from './readList';
import { type ShownColumns, useColumns } from './useColumns';

/** A list's state and how to change it. */
export interface List<Row> extends Omit<ListReading, 'initial'> {
  definition: ListDefinition<Row>;
  /** The columns whose filter is on and can be taken away. */
  filtered: readonly ListColumn<Row>[];
  /** Something narrows the list that can be taken away. */
  isFiltered: boolean;
  columns: ShownColumns<Row>;
  /** Changes the address; back to page 1 unless a page is given. `quietly` leaves no entry in the history. */
  change: (part: Partial<ListState>, quietly?: boolean) => void;
  /** 'Slett filter': takes every filter and the search away, but what is fixed. */
  clear: () => void;
}

/** A list whose state lives in the address bar. */
export function useList<Row>(definition: ListDefinition<Row>): List<Row> {
  const { session } = usePortal();
  const [params, setParams] = useSearchParams();
  const columns = useColumns(definition);
  const { initial, ...reading } = readList(definition, session, params);
  const { state, isLocked } = reading;
  const filtered = filterColumns(definition).filter(
    (column) => state.filters[column.value] && !(isLocked && filterNameOf(column) === definition.responsible),
  );

  const change: List<Row>['change'] = (part, quietly = false) =>
    setParams(
      { ...definition.keep, ...writeState(definition, { ...state, page: 1, ...part }, initial) },
      { replace: quietly },
    );

  return {
    ...reading,
    definition,
    filtered,
    isFiltered: state.search !== '' || filtered.length > 0,
    columns,
    change,
    clear: () => {
      focusFilterButton();
      change({ filters: {}, search: '' });
    },
  };
}
