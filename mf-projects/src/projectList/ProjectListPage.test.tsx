import { defaultPhases, getFilterOptions, listProjectPage } from '@byggtun/shared/contract/project';
import { aProject } from '@byggtun/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';

import { openOverview, park, viewers } from '../testing/openOverview';

let overview: ReturnType<typeof openOverview>;
beforeEach(() => (overview = openOverview()));

test('it opens on the five phases of a project that is under way', async () => {
  overview.open(viewers.staff, '/projects?show=all');
  await overview.shows('Eplehagen', 'Sandaker park');
  expect(overview.asked()[0]?.statuses).toBe('Vurdering,Forprosjekt,Detaljprosjekt,Gjennomføring,Etterbruk');
  expect(
    screen.getByRole('button', {
      name: 'Fjern filter Status: Vurdering, Forprosjekt, Detaljprosjekt, Gjennomføring, Etterbruk',
    }),
  ).toBeVisible();
});

test('the filter has one concept and any number of phases, and stands as chips and in the address', async () => {
  const { user, portal } = overview.open(viewers.staff, '/projects?show=all');
  await overview.shows('Eplehagen', 'Sandaker park');
  await user.click(screen.getByRole('button', { name: 'Filtrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer prosjekter' }));
  const checked = () =>
    dialog
      .getAllByRole('checkbox', { checked: true })
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  await dialog.findByRole('checkbox', { name: 'Avsluttet' });
  expect(checked()).toEqual([...defaultPhases]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Konsept' }), 'Rekkehus');
  await user.click(dialog.getByRole('checkbox', { name: 'Vurdering' }));
  await user.click(dialog.getByRole('button', { name: 'Bruk filter' }));
  await overview.shows('Eplehagen');
  expect(screen.getByRole('button', { name: 'Fjern filter Konsept: Rekkehus' })).toBeVisible();
  const search = new URLSearchParams(portal.location.get().search);
  expect(Object.fromEntries(search)).toEqual({
    show: 'all',
    projTypeId: '2',
    projStatusString: 'Forprosjekt,Detaljprosjekt,Gjennomføring,Etterbruk',
  });
});

test.each([
  ['?show=all&search=finnesikke&projStatusString=', 'Ingen prosjekter passer til «finnesikke».'],
  ['?show=all&search=finnesikke', 'Ingen prosjekter passer til «finnesikke» og filteret.'],
])('%s that nothing fits says so: %s', async (address, text) => {
  overview.open(viewers.staff, `/projects${address}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test("'Slett filter' takes all of it away", async () => {
  const { user, portal } = overview.open(viewers.staff, '/projects?show=all&search=park&projTypeId=2');
  expect(await screen.findByText('Ingen prosjekter passer til «park» og filteret.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Slett filter' })[0] as HTMLElement);
  await overview.shows('Eplehagen', 'Sandaker park', 'Åsgård terrasse');
  expect(screen.getByText('Ingen filter er på.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filtrer' })).toHaveFocus();
  expect(portal.location.get().search).toBe('?show=all&projStatusString=');
});

test('each chip takes its filter away', async () => {
  const { user } = overview.open(viewers.staff, '/projects?show=all&search=e&projTypeId=2');
  await user.click(await screen.findByRole('button', { name: 'Fjern filter Konsept: Rekkehus' }));
  await user.click(screen.getByRole('button', { name: 'Fjern filter Søk: e' }));
  const last = screen.getByRole('button', { name: /^Fjern filter Status/ });
  expect(last).toHaveFocus();
  await user.click(last);
  await overview.shows('Eplehagen', 'Sandaker park', 'Åsgård terrasse');
  expect(screen.getByRole('button', { name: 'Filtrer' })).toHaveFocus();
});

test('filters that can not be had are told of in the dialog, which tries again', async () => {
  overview.api.refuse(getFilterOptions, 500, { message: 'Feil på server' });
  const { user } = overview.open(viewers.staff, '/projects?show=all');
  await user.click(screen.getByRole('button', { name: 'Filtrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer prosjekter' }));
  const failure = await dialog.findByText('Kunne ikke hente filter!');
  await waitFor(() => expect(failure).toBeVisible());
  overview.api.answer(getFilterOptions, () => ({ projTypes: [], projectStatuses: ['Vurdering'] }));
  await user.click(dialog.getByRole('button', { name: 'Prøv igjen' }));
  expect(await dialog.findByRole('checkbox', { name: 'Vurdering' })).toBeVisible();
});

test('the search is done by the server and stands in the address', async () => {
  const { user, portal } = overview.open(viewers.staff, '/projects?show=all');
  await overview.shows('Eplehagen', 'Sandaker park');
  await user.type(screen.getByRole('searchbox', { name: 'Søk etter navn eller sted' }), 'park');
  await overview.shows('Sandaker park');
  expect(overview.asked().at(-1)).toMatchObject({ search: 'park', scope: 'all' });
  expect(portal.location.get().search).toBe('?show=all&search=park');
  expect(screen.getByText('1 prosjekt')).toBeVisible();
});

test('a card tells of the project, and its name is the one link', async () => {
  overview.server.all = [
    aProject({ projRole: 'Tømrer', isFavourite: true, psiConfirmed: true, checkedIn: true }),
  ];
  overview.open(viewers.main, '/projects?show=all');
  await overview.shows('Sandaker park');
  const [only] = overview.cards();
  const card = within(only as HTMLElement);
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sandaker park']);
  expect(card.getByRole('link')).toHaveAttribute('href', '/projects/3');
  for (const text of [
    'Leiligheter · Tømrer',
    'Sandakerveien 11, 0484 Oslo',
    'Gjennomføring',
    'PSI',
    'På Byggeplass',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('img', { name: 'Favoritt' })).toBeVisible();
});

test('of many projects those in sight are in the page, each with its place; a check-in fetches them anew', async () => {
  overview.server.all = Array.from({ length: 250 }, (_, index) =>
    aProject({ id: index + 1, name: `Prosjekt ${index + 1}` }),
  );
  const { hub } = overview.open(viewers.staff, '/projects?show=all');
  expect(await screen.findByText('250 prosjekter')).toBeVisible();
  await waitFor(() => expect(overview.names()[0]).toBe('Prosjekt 1'));
  expect(overview.names().length).toBeLessThan(60);
  expect(overview.cards()[0]).toHaveAttribute('aria-posinset', '1');
  expect(overview.cards()[0]).toHaveAttribute('aria-setsize', '250');
  expect(overview.asked()).toHaveLength(1);
  overview.server.all = overview.server.all.map((project) => ({ ...project, checkedIn: project.id === 1 }));
  act(() => hub.emit('OnInfotechEvent', { direction: 'in', projects: [{ id: 1, name: 'Prosjekt 1' }] }));
  expect(await screen.findByText('På Byggeplass')).toBeVisible();
});

test('who takes part in no project is told so', async () => {
  overview.server.own = [];
  overview.server.all = [];
  overview.open(viewers.contractor, '/projects?projStatusString=');
  expect(await screen.findByText('Firmaet ditt er ikke knyttet til noe prosjekt ennå.')).toBeVisible();
});

test('a failure offers to try again', async () => {
  overview.api.refuse(listProjectPage, 500, { message: 'Feil på server' });
  const { user } = overview.open(viewers.staff, '/projects?show=all');
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(screen.queryByText('Henter prosjektene …')).not.toBeInTheDocument();
  overview.api.answer(listProjectPage, () => ({ items: [park], totalCount: 1 }));
  await user.click(again);
  await overview.shows('Sandaker park');
});
