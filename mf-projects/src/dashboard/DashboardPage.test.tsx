import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { aProfile } from '@byggtun/shared/testing/builders';
import { aRecentProject } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { DashboardPage } from './DashboardPage';

afterEach(() => jest.restoreAllMocks());

const narrow = (matches: boolean) => {
  const any = window.matchMedia('all');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...any, media, matches: matches && media.includes('width') }));
};

function open(profile = aProfile()) {
  const api = fakeApi();
  api.answer(listRecentProjects, () => [1, 2, 3, 4, 5, 6].map((id) => aRecentProject({ id })));
  return { api, ...renderWithPortal(<DashboardPage />, { path: '/dashboard', profile }) };
}

test.each([
  ['a phone', true, ['dashboard.shortcuts', 'dashboard.headline']],
  ['a wide screen', false, ['dashboard.headline', 'dashboard.cases', 'dashboard.followUp']],
])('on %s the areas fill the places %j', async (_what, small, slots) => {
  narrow(small);
  const { places, api } = open();
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(places().map(({ slot }) => slot)).toEqual(slots);
  const overview = screen.queryAllByRole('region', { name: 'Oversikt over dine saker' });
  expect(overview).toHaveLength(small ? 1 : 0);
  expect(api.calls(listRecentProjects)).toEqual([{ params: {}, query: { top: '6' }, body: undefined }]);
});

test('on a phone the cases come first, then the buttons, then the projects', async () => {
  narrow(true);
  const { places } = open();
  const cases = screen.getByRole('region', { name: 'Oversikt over dine saker' });
  const projects = screen.getByRole('region', { name: 'Siste prosjekter' });
  const headline = places().find(({ slot }) => slot === 'dashboard.headline')?.element;
  expect(headline && cases.compareDocumentPosition(headline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(headline?.compareDocumentPosition(projects)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findAllByRole('article')).toHaveLength(6);
});

test('what runs out soon stands above the rest, with the way to the profile; nothing else is fetched for it', async () => {
  const expiring = [
    { course: null, lastDay: '2026-12-12' },
    { course: 'Truck', lastDay: '2026-12-20' },
  ];
  const { api } = open(aProfile({ expiring }));
  const notice = screen.getByRole('list', { name: 'Går snart ut' });
  expect(notice).toHaveTextContent('HMS-kortet ditt går ut 12.12.2026.');
  expect(notice).toHaveTextContent('Kurset «Truck» går ut 20.12.2026.');
  expect(screen.getAllByRole('link', { name: 'Se profilen din' })[0]).toHaveAttribute('href', '/profile');
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(api.calls(listRecentProjects)).toHaveLength(1);
});
