import { listProjects, type Project } from '@byggtun/shared/contract/project';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { DashboardPage } from './DashboardPage';

const project = (id: number): Project => aProject({ id, name: `Prosjekt ${id}` });

afterEach(() => jest.restoreAllMocks());

const widen = (matches: boolean) => {
  const any = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, media, matches }));
};

function open() {
  const api = fakeApi();
  api.answer(listProjects, () => Array.from({ length: 8 }, (_, index) => project(index + 1)));
  return { api, ...renderWithPortal(<DashboardPage />, { path: '/dashboard', profile: aProfile() }) };
}

test('six projects stand there, with the way to all', async () => {
  open();
  const card = screen.getByRole('region', { name: 'Prosjekter' });
  expect(await within(card).findAllByRole('article')).toHaveLength(6);
  expect(within(card).getByRole('link', { name: 'Se alle' })).toHaveAttribute('href', '/projects');
});

test('who takes part in no project is told so', async () => {
  const { api } = open();
  api.answer(listProjects, () => []);
  expect(await screen.findByText(/ikke knyttet til noe prosjekt/)).toBeVisible();
});

test.each([
  ['a phone', true, ['dashboard.shortcuts', 'dashboard.headline']],
  ['a wide screen', false, ['dashboard.headline', 'dashboard.cases', 'dashboard.followUp']],
])('on %s the areas fill the places %j', async (_what, small, slots) => {
  widen(small);
  const { places } = open();
  await screen.findAllByRole('article');
  expect(places().map(({ slot }) => slot)).toEqual(slots);
  const overview = screen.queryAllByRole('region', { name: 'Oversikt over dine saker' });
  expect(overview).toHaveLength(small ? 1 : 0);
});
