import { listProjectPage } from '@byggtun/shared/contract/project';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { prefetch } from './area';
import { ProjectListPage } from './projectList/ProjectListPage';

test('the projects are asked for once, before their page', async () => {
  const api = fakeApi();
  api.answer(listProjectPage, () => ({ items: [], totalCount: 0 }));
  const { portal } = renderWithPortal(<p>En annen side</p>, { profile: aProfile({ isByggtun: true }) });
  prefetch?.('/projects?show=all', portal);
  await waitFor(() => expect(api.calls(listProjectPage)).toHaveLength(1));
  renderWithPortal(<ProjectListPage />, {
    path: '/projects?show=all',
    profile: aProfile({ isByggtun: true }),
  });
  expect(await screen.findByText('Ingen prosjekter passer til filteret.')).toBeVisible();
  expect(api.calls(listProjectPage)).toHaveLength(1);
});
