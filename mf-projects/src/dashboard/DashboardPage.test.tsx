import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { getProfile } from '@byggtun/shared/contract/user';
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
  api.answer(getProfile, () => profile);
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

test('a new person is led through the first steps in their order; one that is put off stays out of the way', async () => {
  const firstSteps = { hmsCard: true, courses: false, psi: { id: 7, name: 'Ski vest' } };
  const { user, api } = open(aProfile({ firstSteps }));
  const card = screen.getByRole('region', { name: 'Kom i gang' });
  expect(card).toHaveTextContent('1 av 3 gjort');
  expect(screen.getByRole('link', { name: 'Velg kursene du har' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Les og bekreft PSI for Ski vest' })).toHaveAttribute(
    'href',
    '/projects/7',
  );
  const [first] = screen.getAllByRole('button', { name: /^Utsett/ });
  if (first) await user.click(first);
  expect(card).toHaveTextContent('Utsatt');
  const step = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes('Utsatt'));
  expect(step).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Utsett/ }));
  expect(screen.queryByRole('region', { name: 'Kom i gang' })).not.toBeInTheDocument();
  expect(api.calls(getProfile)).toHaveLength(1);
});
