import { listProjects } from '@byggtun/shared/contract/project';
import { aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { findProjects } from './findProjects';
import { ProjectListPage } from './ProjectListPage';

const projects = [
  aProject({ id: 1 }),
  aProject({ id: 2, name: 'Åsgård terrasse', address: 'Åsveien 2', postCode: '1400 Ski' }),
  aProject({ id: 3, name: 'Eplehagen', address: 'Kirkeveien 46', postCode: '3470 Slemmestad' }),
];

let api: FakeApi;
const open = (path = '/projects') => renderWithPortal(<ProjectListPage />, { path });

beforeEach(() => {
  api = fakeApi();
  api.answer(listProjects, () => projects);
});

test('shows the projects by name, each with its phase and a map', async () => {
  open();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Eplehagen',
    'Sandaker park',
    'Åsgård terrasse',
  ]);
  const card = within(screen.getByRole('article', { name: 'Sandaker park' }));
  expect(card.getByText('Gjennomføring')).toBeVisible();
  expect(card.getByRole('link', { name: 'Sandaker park' })).toHaveAttribute('href', '/projects/1');
  expect(card.getByRole('link', { name: /Sandakerveien/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Sandakerveien+11%2C+0484+Oslo'),
  );
  expect(screen.getByText('3 prosjekter')).toBeVisible();
});

test('the search narrows by name and place and stands in the address', async () => {
  const { user, portal } = open();
  await user.type(screen.getByRole('searchbox'), 'slemme');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(portal.location.get().search).toBe('?search=slemme');
});

test('a search without result can be cleared', async () => {
  const { user } = open('/projects?search=finnesikke');
  expect(await screen.findByText('Ingen prosjekter passer til «finnesikke».')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Slett søket' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('who takes part in no project is told so', async () => {
  api.answer(listProjects, () => []);
  open();
  expect(await screen.findByText('Firmaet ditt er ikke knyttet til noe prosjekt ennå.')).toBeVisible();
});

test('a failure offers to try again', async () => {
  api.refuse(listProjects, 500, { message: 'Feil på server' });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  api.answer(listProjects, () => projects);
  await user.click(again);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test.each([
  ['', 3],
  ['SANDAKER oslo', 1],
  ['sandaker ski', 0],
  ['åsgård', 1],
])('"%s" finds %d', (search, count) => expect(findProjects(projects, search)).toHaveLength(count));
