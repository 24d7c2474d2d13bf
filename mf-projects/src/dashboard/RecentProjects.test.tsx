import {
  listRecentProjects,
  type RecentProject,
  removeRecentProject,
} from '@byggtun/shared/contract/recentProject';
import { aRecentProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor, within } from '@testing-library/react';

import { RecentProjects } from './RecentProjects';

let api: FakeApi;
let recent: RecentProject[];

beforeEach(() => {
  api = fakeApi();
  recent = [aRecentProject({ id: 1, name: 'Sandaker park' }), aRecentProject({ id: 2, name: 'Eplehagen' })];
  api.answer(listRecentProjects, () => recent);
});

const open = () => renderWithPortal(<RecentProjects />, { path: '/dashboard' });
const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

test('the last projects stand there in the order of the server, each with the way in, and the way to all', async () => {
  open();
  const first = within(await card('Sandaker park'));
  expect(names()).toEqual(['Sandaker park', 'Eplehagen']);
  expect(first.getByRole('heading', { name: 'Sandaker park' })).toBeVisible();
  expect(first.getByRole('link', { name: /^Se prosjekt/ })).toHaveAttribute('href', '/projects/1');
  expect(screen.getByRole('heading', { name: 'Siste prosjekter' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se alle' })).toHaveAttribute('href', '/projects');
});

test('a card tells all that there is to tell', async () => {
  recent = [
    aRecentProject({
      projRole: 'Prosjektleder',
      defaultImage: { contentType: 'image/webp', image: 'abc' },
      isFavourite: true,
      psiConfirmed: true,
      hasActiveBooking: true,
      checkedIn: true,
    }),
  ];
  open();
  const one = within(await card('Sandaker park'));
  expect(one.getByText('Prosjektleder')).toBeVisible();
  expect(one.getByRole('img', { name: 'Bilde av Sandaker park' })).toHaveAttribute(
    'src',
    'data:image/webp;base64,abc',
  );
  expect(one.getByRole('img', { name: 'Favoritt' })).toBeVisible();
  expect(one.getByRole('img', { name: 'Du har booking her' })).toBeVisible();
  expect(one.getByText('PSI')).toBeVisible();
  expect(one.getByText('På Byggeplass')).toBeVisible();
});

test('a card tells nothing that does not hold', async () => {
  open();
  const one = within(await card('Sandaker park'));
  expect(one.queryAllByRole('img')).toEqual([]);
  expect(one.getByText('SP')).toBeVisible();
  expect(one.queryByText('PSI')).not.toBeInTheDocument();
  expect(one.queryByText('På Byggeplass')).not.toBeInTheDocument();
});

test('a project leaves the list when it is confirmed, and the focus stays in the card', async () => {
  api.answer(removeRecentProject, ({ params }) => {
    recent = recent.filter(({ id }) => id !== Number(params.id));
    return {};
  });
  const { user } = open();
  await user.click(within(await card('Sandaker park')).getByRole('button', { name: /^Slett Sandaker park/ }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Er du sikker på at du vil slette Sandaker park fra siste prosjekt listen?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Bekreft' }));
  await waitFor(() => expect(names()).toEqual(['Eplehagen']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.calls(removeRecentProject).map(({ params }) => params)).toEqual([{ id: '1' }]);
  await user.tab();
  expect(within(await card('Eplehagen')).getByRole('button', { name: /^Slett/ })).toHaveFocus();
});

test('who changes their mind keeps it', async () => {
  const { user } = open();
  await user.click(within(await card('Eplehagen')).getByRole('button', { name: /^Slett Eplehagen/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(names()).toEqual(['Sandaker park', 'Eplehagen']);
  expect(api.calls(removeRecentProject)).toEqual([]);
});

test('a removal that fails is told, and the card stays', async () => {
  api.refuse(removeRecentProject, 500, { message: 'Feil på server' });
  const { user, notices } = open();
  await user.click(within(await card('Sandaker park')).getByRole('button', { name: /^Slett Sandaker park/ }));
  await user.click(await screen.findByRole('button', { name: 'Bekreft' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Feil på server' }]));
  expect(names()).toEqual(['Sandaker park', 'Eplehagen']);
});

test('a check-in marks the projects of the site at once, and a check-out clears all', async () => {
  const { hub } = open();
  await card('Eplehagen');
  // The server's own answer is late.
  api.answer(listRecentProjects, () => new Promise(() => undefined));
  act(() => hub.emit('OnInfotechEvent', { direction: 'in', projects: [{ id: 2, name: 'Eplehagen' }] }));
  expect(within(await card('Eplehagen')).getByText('På Byggeplass')).toBeVisible();
  expect(within(await card('Sandaker park')).queryByText('På Byggeplass')).not.toBeInTheDocument();
  act(() => hub.emit('OnInfotechEvent', { direction: 'in', projects: [{ id: 1, name: 'Sandaker park' }] }));
  expect(screen.getAllByText('På Byggeplass')).toHaveLength(2);
  act(() => hub.emit('OnInfotechEvent', { direction: 'out', projects: [{ id: 1, name: 'Sandaker park' }] }));
  expect(screen.queryByText('På Byggeplass')).not.toBeInTheDocument();
});

test('a check-in while the projects are on their way shows what the server says after it', async () => {
  let give: (answer: RecentProject[]) => void = () => undefined;
  api.answer(listRecentProjects, () => new Promise((resolve) => (give = resolve)));
  const { hub } = open();
  await waitFor(() => expect(api.calls(listRecentProjects)).toHaveLength(1));
  const giveOld = give;
  act(() => hub.emit('OnInfotechEvent', { direction: 'in', projects: [{ id: 1, name: 'Sandaker park' }] }));
  await waitFor(() => expect(api.calls(listRecentProjects)).toHaveLength(2));
  give([aRecentProject({ id: 1, checkedIn: true })]);
  giveOld([aRecentProject({ id: 1 })]);
  expect(await screen.findByText('På Byggeplass')).toBeVisible();
});

test('who has opened no project is shown the way to them', async () => {
  recent = [];
  open();
  expect(await screen.findByText(/Du har ikke åpnet noe prosjekt ennå/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Finn et prosjekt' })).toHaveAttribute('href', '/projects');
});

test('a failure is told in the card, which offers to try again', async () => {
  api.refuse(listRecentProjects, 500, { message: 'Feil på server' });
  const { user, notices } = open();
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(notices).toEqual([]);
  api.answer(listRecentProjects, () => recent);
  await user.click(again);
  expect(await card('Eplehagen')).toBeVisible();
});
