import { listProjects } from '@byggtun/shared/contract/project';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { prefetch } from './area';
import { ProjectListPage } from './projectList/ProjectListPage';

test('the projects are asked for once, before their page', async () => {
  const api = fakeApi();
  api.answer(listProjects, () => []);
  const { portal } = renderWithPortal(<p>En annen side</p>);
  prefetch?.('/projects', portal);
  await waitFor(() => expect(api.calls(listProjects)).toHaveLength(1));
  renderWithPortal(<ProjectListPage />, { path: '/projects' });
  expect(await screen.findByText(/ikke knyttet til noe prosjekt/)).toBeVisible();
  expect(api.calls(listProjects)).toHaveLength(1);
});
