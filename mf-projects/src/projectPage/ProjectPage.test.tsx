import { getProject } from '@byggtun/shared/contract/project';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { ProjectPage } from './ProjectPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getProject, () => aProject({ id: 12, projRole: 'Tømrer' }));
});

const open = (path: string) =>
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id" element={<ProjectPage />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path },
  );

test('a project says what and where it is, and the areas fill its places with its number', async () => {
  const { told, places } = open('/projects/12');
  expect(await screen.findByRole('heading', { name: 'Sandaker park' })).toBeVisible();
  expect(screen.getByText('Leiligheter · Tømrer')).toBeVisible();
  expect(screen.getByText('Gjennomføring')).toBeVisible();
  expect(screen.getByRole('link', { name: /Sandakerveien 11, 0484 Oslo/ })).toBeVisible();
  expect(told.title).toBe('Sandaker park');
  const filled = places().map(({ slot, params }) => [slot, params]);
  expect(filled).toEqual([
    ['project.banner', { projectId: '12' }],
    ['project.tiles', { projectId: '12' }],
  ]);
});

test('one that is not to be had leads to the Dashboard', async () => {
  api.refuse(getProject, 404, { message: 'Ikke funnet' });
  open('/projects/99');
  expect(await screen.findByText('Dashboardet')).toBeVisible();
});

test('an address that is no number asks for nothing', async () => {
  open('/projects/tolv');
  expect(await screen.findByText('Dashboardet')).toBeVisible();
  await waitFor(() => expect(api.calls(getProject)).toEqual([]));
});
