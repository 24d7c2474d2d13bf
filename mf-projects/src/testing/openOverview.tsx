import {
  defaultPhases,
  getFilterOptions,
  listProjectPage,
  type Project,
  projectPageSize,
} from '@byggtun/shared/contract/project';
import type { Profile } from '@byggtun/shared/contract/user';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { ProjectListPage } from '../projectList/ProjectListPage';

/** Who looks at the overview. */
export const viewers = {
  staff: aProfile({ isByggtun: true }),
  main: aProfile({ isMainContactPerson: true }),
  admin: aProfile({ isBTAdmin: true }),
  contractor: aProfile(),
} as const;

/** Two projects that are under way, and one that is over. */
export const park = aProject({ id: 1, name: 'Sandaker park' });
export const garden = aProject({ id: 2, name: 'Eplehagen', projTypeId: 2, projTypeName: 'Rekkehus' });
export const done = aProject({ id: 3, name: 'Åsgård terrasse', projStatusString: 'Avsluttet' });

/** An overview whose server filters as the real one does; `server.own` and `server.all` are its projects. */
export function openOverview(api = fakeApi()) {
  const server = { own: [park] as Project[], all: [garden, park, done] as Project[] };
  api.answer(listProjectPage, ({ query }) => {
    const fits = (query.scope === 'mine' ? server.own : server.all).filter(
      ({ name, projTypeId, projStatusString }) =>
        name.toLowerCase().includes(query.search?.toLowerCase() ?? '') &&
        (query.projTypeId === undefined || Number(query.projTypeId) === projTypeId) &&
        (query.statuses === undefined || query.statuses.split(',').includes(projStatusString)),
    );
    const start = (Number(query.page) - 1) * projectPageSize;
    return { items: fits.slice(start, start + projectPageSize), totalCount: fits.length };
  });
  api.answer(getFilterOptions, () => ({
    projTypes: [
      { id: 1, name: 'Leiligheter' },
      { id: 2, name: 'Rekkehus' },
    ],
    projectStatuses: [...defaultPhases, 'Avsluttet'],
  }));
  const list = () => within(screen.getByRole('list', { name: 'Prosjekter' }));
  const names = () =>
    list()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  return {
    api,
    server,
    open: (profile: Profile, path = '/projects') => renderWithPortal(<ProjectListPage />, { path, profile }),
    heading: () => screen.getByRole('heading', { level: 2 }).textContent,
    names,
    cards: () => list().getAllByRole('listitem'),
    shows: (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected)),
    /** What the server was asked for, oldest first. */
    asked: () => api.calls(listProjectPage).map(({ query }) => query),
  };
}
