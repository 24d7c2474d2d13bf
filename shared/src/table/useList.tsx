import { usePortal } from '../portal/portal';
import { useSearchParams } from '../portal/router';
import type { ListDefinition } from './listDefinition';
import { initialState, type ListScope, type ListState, readState, writeState } from './listState';

/** A list's state and how to change it. */
export interface List<Row> {
  definition: ListDefinition<Row>;
  state: ListState;
  /** Contact person id for 'mine'; undefined where the server narrows by itself. */
  ownId: number | undefined;
  /** 'Vis mine' / 'Vis alle' is offered: to developer staff and main contact persons (document 2, section 6). */
  mayToggle: boolean;
  /** Differs from the list as it opens. */
  isFiltered: boolean;
  /** Changes the address; back to page 1 unless a page is given. `quietly` leaves no entry in the history. */
  change: (part: Partial<ListState>, quietly?: boolean) => void;
}

/** A list whose state lives in the address bar. */
export function useList<Row>(definition: ListDefinition<Row>): List<Row> {
  const { profile, mode } = usePortal().session;
  const [params, setParams] = useSearchParams();
  const isMain = profile.isMainContactPerson || profile.isBTAdmin;
  const mayToggle = mode === 'developerStaff' || isMain;
  const usual: ListScope = mode === 'contractor' && isMain ? 'all' : 'mine';
  const initial = initialState(definition, usual);
  const read = readState(params, definition, initial);
  const state: ListState = mayToggle ? read : { ...read, scope: usual };

  const change: List<Row>['change'] = (part, quietly = false) =>
    setParams(writeState({ ...state, page: 1, ...part }, initial), { replace: quietly });

  return {
    definition,
    state,
    ownId: mayToggle ? profile.id : undefined,
    mayToggle,
    isFiltered: state.search !== '' || state.statuses.length > 0,
    change,
  };
}
