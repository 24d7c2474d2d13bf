import { listProjectPage } from '@byggtun/shared/contract/project';
import { act, screen } from '@testing-library/react';

import { done, openOverview, viewers } from '../testing/openOverview';

let overview: ReturnType<typeof openOverview>;
beforeEach(() => (overview = openOverview()));

test.each([
  ['developer staff', viewers.staff, 'Favorittprosjekter', 'Alle prosjekter', 'Vis favoritter'],
  [
    'a main contact person',
    viewers.main,
    'Mine prosjekter',
    'Alle prosjekter for Nordre Tømrer AS',
    'Vis mine',
  ],
  [
    'an admin of a company',
    viewers.admin,
    'Mine prosjekter',
    'Alle prosjekter for Nordre Tømrer AS',
    'Vis mine',
  ],
])(
  '%s turns between the own and all, and the title tells which',
  async (_who, profile, mine, every, back) => {
    const { user, portal } = overview.open(profile);
    await overview.shows('Sandaker park');
    expect(overview.heading()).toBe(mine);
    await user.click(screen.getByRole('button', { name: 'Vis alle' }));
    await overview.shows('Eplehagen', 'Sandaker park');
    expect(overview.heading()).toBe(every);
    expect(portal.location.get().search).toBe('?show=all');
    await user.click(screen.getByRole('button', { name: back }));
    await overview.shows('Sandaker park');
    expect(portal.location.get().search).toBe('');
  },
);

test('a turn to all that fails says so: the own projects never stand as all of them', async () => {
  const { user } = overview.open(viewers.staff);
  await overview.shows('Sandaker park');
  overview.api.refuse(listProjectPage, 500);
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByText(/Kunne ikke hente innholdet/)).toBeVisible();
  expect(screen.queryByText('Sandaker park')).not.toBeInTheDocument();
});

test('an address that says all shows all', async () => {
  overview.open(viewers.staff, '/projects?show=all');
  await overview.shows('Eplehagen', 'Sandaker park');
  expect(overview.asked().every(({ scope }) => scope === 'all')).toBe(true);
});

test('an ordinary contractor sees the own projects and no toggle, whatever the address says', async () => {
  overview.open(viewers.contractor, '/projects?show=all');
  await overview.shows('Sandaker park');
  expect(overview.heading()).toBe('Mine prosjekter');
  expect(screen.queryByRole('button', { name: /^Vis/ })).not.toBeInTheDocument();
  expect(overview.asked().every(({ scope }) => scope === 'mine')).toBe(true);
});

test("an ordinary contractor without own projects sees the company's", async () => {
  overview.server.own = [];
  const { portal } = overview.open(viewers.contractor);
  await overview.shows('Eplehagen', 'Sandaker park');
  expect(overview.heading()).toBe('Alle prosjekter for Nordre Tømrer AS');
  expect(screen.queryByRole('button', { name: /^Vis/ })).not.toBeInTheDocument();
  expect(portal.location.get().search).toBe('');
});

test('an ordinary contractor whose own projects are of other phases does not get those of others', async () => {
  overview.server.own = [done];
  overview.open(viewers.contractor);
  expect(await screen.findByText('Ingen prosjekter passer til filteret.')).toBeVisible();
  expect(overview.heading()).toBe('Mine prosjekter');
});

test('without favourites the view jumps to all projects, in the place of the entry, and once', async () => {
  overview.server.own = [];
  const { user, portal } = overview.open(viewers.staff);
  await overview.shows('Eplehagen', 'Sandaker park');
  expect(portal.location.get().search).toBe('?show=all');
  act(() => portal.navigate(-1));
  expect(portal.location.get().search).toBe('?show=all');

  await user.click(screen.getByRole('button', { name: 'Vis favoritter' }));
  expect(await screen.findByText(/Du har ingen favoritter ennå/)).toBeVisible();
  expect(portal.location.get().search).toBe('');
});

test.each(['?search=epl', '?projStatusString=Forprosjekt', '?projTypeId=2'])(
  'a search or a filter that nothing fits (%s) makes nobody jump',
  async (address) => {
    overview.server.own = [];
    const { portal } = overview.open(viewers.staff, `/projects${address}`);
    expect(await screen.findByText(/Du har ingen favoritter ennå/)).toBeVisible();
    expect(portal.location.get().search).toBe(address);
  },
);

test('favourites of phases that are not shown are favourites all the same: nobody jumps', async () => {
  overview.server.own = [done];
  const { portal } = overview.open(viewers.staff);
  expect(await screen.findByText('Ingen prosjekter passer til filteret.')).toBeVisible();
  expect(portal.location.get().search).toBe('');
});
