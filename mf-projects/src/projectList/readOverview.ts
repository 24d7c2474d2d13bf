import { defaultPhases, type ProjectPageQuery } from '@byggtun/shared/contract/project';
import type { Session } from '@byggtun/shared/portal/portal';

/** What the overview shows. */
export interface Overview {
  /** Whose projects: one's own (developer staff's are the favourites) or all that one may see. */
  scope: ProjectPageQuery['scope'];
  search: string;
  /** Concept. */
  projTypeId: number | undefined;
  /** Phases; every one when empty. */
  phases: readonly string[];
}

/** The address's names, beside `search`; filters stand under their field, as in every list. */
const names = { scope: 'show', projTypeId: 'projTypeId', phases: 'projStatusString' } as const;

/** Who may turn to all projects and back: developer staff, else main contact persons (docs/product/projects.md#overview). */
export const mayToggle = ({ mode, profile }: Pick<Session, 'mode' | 'profile'>): boolean =>
  mode === 'developerStaff' || profile.isMainContactPerson || profile.isBTAdmin;

/** What the address asks for, by who looks. */
export function readOverview(session: Session, address: URLSearchParams): Overview {
  const phases = address.get(names.phases);
  const type = Number(address.get(names.projTypeId));
  return {
    scope: mayToggle(session) && address.get(names.scope) === 'all' ? 'all' : 'mine',
    search: address.get('search')?.trim() ?? '',
    projTypeId: Number.isInteger(type) && type > 0 ? type : undefined,
    phases: phases === null ? defaultPhases : phases.split(',').filter(Boolean),
  };
}

/** The overview as it stands in the address: what is as usual is left out. */
export function writeOverview({ scope, search, projTypeId, phases }: Overview): Record<string, string> {
  const isUsual = phases.join() === defaultPhases.join();
  return {
    ...(scope === 'all' && { [names.scope]: scope }),
    ...(search && { search }),
    ...(projTypeId !== undefined && { [names.projTypeId]: String(projTypeId) }),
    ...(!isUsual && { [names.phases]: phases.join() }),
  };
}

/** The input of the call that answers a page of the overview; the only place where it is put together. */
export const overviewInput = ({ scope, search, projTypeId, phases }: Overview, page: number) => ({
  query: {
    scope,
    page,
    ...(search && { search }),
    ...(projTypeId !== undefined && { projTypeId }),
    ...(phases.length > 0 && { statuses: phases.join() }),
  },
});
