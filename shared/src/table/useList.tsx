import { usePortal } from '../portal/portal';
import { useSearchParams } from '../portal/router';
import type { ListDefinition } from './listDefinition';
import { type ListState, writeState } from './listState';
import { type ListReading, readList } from './readList';

/** A list's state and how to change it. */
export interface List<Row> extends Omit<ListReading, 'initial'> {
  definition: ListDefinition<Row>;
  /** Differs from the list as it opens. */
  isFiltered: boolean;
  /** Changes the address; back to page 1 unless a page is given. `quietly` leaves no entry in the history. */
  change: (part: Partial<ListState>, quietly?: boolean) => void;
}

/** A list whose state lives in the address bar. */
export function useList<Row>(definition: ListDefinition<Row>): List<Row> {
  const { session } = usePortal();
  const [params, setParams] = useSearchParams();
  const { initial, ...reading } = readList(definition, session, params);
  const { state } = reading;

  const change: List<Row>['change'] = (part, quietly = false) =>
    setParams(writeState({ ...state, page: 1, ...part }, initial), { replace: quietly });

  return {
    ...reading,
    definition,
    isFiltered: state.search !== '' || state.statuses.length > 0,
    change,
  };
}
