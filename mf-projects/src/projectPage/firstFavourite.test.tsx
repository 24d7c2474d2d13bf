import { saveFavourite } from '@byggtun/shared/contract/project';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

import { ProjectListPage } from '../projectList/ProjectListPage';
import { openOverview, park, viewers } from '../testing/openOverview';
import { projectApi } from '../testing/openProject';
import { ProjectPage } from './ProjectPage';

test('after the first favourite the overview opens with the favourites, and no longer with all projects', async () => {
  // The overview's calls come last: `/project/:id` would take `/project/list` for its own.
  const { api, server, shows } = openOverview(projectApi({ id: 1 }));
  server.own = [];
  api.answer(saveFavourite, ({ body: { isFavourite } }) => {
    server.own = [park];
    return { isFavourite };
  });
  const { user, portal } = renderWithPortal(
    <Routes>
      <Route path="/projects" element={<ProjectListPage />} />
      <Route path="/projects/:id" element={<ProjectPage />} />
    </Routes>,
    { path: '/projects', profile: viewers.staff },
  );
  await shows('Eplehagen', 'Sandaker park');
  expect(portal.location.get().search).toBe('?show=all');
  act(() => portal.navigate('/projects/1'));
  const favourite = await screen.findByRole('button', { name: 'Favoritt' });
  await user.click(favourite);
  await waitFor(() => expect(favourite).not.toHaveAttribute('aria-disabled'));
  act(() => portal.navigate('/projects'));
  await shows('Sandaker park');
  expect(portal.location.get().search).toBe('');
});
