import { listActions } from '@byggtun/shared/contract/actionList';
import { getProject } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { anActionRow, aPage, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { staff } from '../testing/openComplaint';
import { ProjectActionsPage } from './ProjectActionsPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(listActions, () => aPage([anActionRow()]));
  api.answer(getProject, () => aProject({ id: 3 }));
  api.answer(listHouses, () => [{ id: 31, name: 'Bygg A', houseNum: '1' }]);
});

const open = (path: string) =>
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id/actions" element={<ProjectActionsPage />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path, profile: staff },
  );
const asked = () => api.calls(listActions).at(-1)?.body.headers;
const only = (value: string, id: number) => ({
  ...{ value, type: 'select' },
  ...{ filterClause: 'in', filterValues: [id] },
});

test('the actions of the project alone, with the way back to it', async () => {
  const { user } = open('/projects/3/actions?show=all');
  expect(screen.getByRole('heading', { name: 'Tiltak Prosjekt' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^31 / })).toHaveAttribute('href', '/actions/31');
  expect(await screen.findByRole('link', { name: 'Sandaker park' })).toHaveAttribute('href', '/projects/3');
  expect(asked()).toContainEqual(only('projectOid', 3));
  await user.click(screen.getByRole('button', { name: 'Slett filter' }));
  await screen.findByText('Ingen filter er på.');
  expect(asked()).toEqual([only('projectOid', 3)]);
});

test('of a house of it, which stays whatever else is changed', async () => {
  const { user } = open('/projects/3/actions?house=31&show=all');
  expect(await screen.findByRole('link', { name: 'Bygg A, Sandaker park' })).toHaveAttribute(
    'href',
    '/projects/3/house/31',
  );
  await user.click(await screen.findByRole('button', { name: 'Vis mine' }));
  await screen.findByRole('button', { name: 'Vis alle' });
  expect(asked()).toContainEqual(only('houseId', 31));
});

test.each(['/projects/3/actions', '/projects/tre/actions'])(
  'a project that can not be loaded leads to the Dashboard (%s)',
  async (path) => {
    api.refuse(getProject, 404);
    open(path);
    expect(await screen.findByText('Dashboardet')).toBeVisible();
  },
);
