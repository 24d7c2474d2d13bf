import { getMuster } from '@byggtun/shared/contract/muster';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { aMuster, aMusterPerson } from '@byggtun/shared/testing/sitePeople';
import { act, screen, waitFor, within } from '@testing-library/react';

import { openAt } from './openAt';

let api: FakeApi;
beforeEach(() => {
  fakeCaches();
  api = fakeApi();
  api.answer(getMuster, () => aMuster());
});

afterEach(() => jest.restoreAllMocks());

const staff = aProfile({ isByggtun: true });
const open = (start: Parameters<typeof renderWithPortal>[1] = {}) =>
  renderWithPortal(openAt.muster, { path: '/projects/7/muster', profile: staff, ...start });
const count = () => screen.getAllByRole('status')[0];

test('everybody who is there stands under their employer, with a number to call and since when', async () => {
  open();
  expect(await screen.findByText('4')).toBeVisible();
  expect(count()).toHaveTextContent('4personer er på plassen');
  const group = screen.getByRole('region', { name: 'Nordre Tømrer AS' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(within(group).getByRole('link', { name: 'Ring Piotr Kowalski, 99 99 91 23' })).toHaveAttribute(
    'href',
    'tel:99999123',
  );
  const last = screen.getAllByRole('region').at(-1);
  expect(last).toHaveAccessibleName('Ukjent arbeidsgiver');
  expect(last).toHaveTextContent('ikke registrert i Byggtun');
  expect(screen.getByRole('link', { name: 'Lillestrøm brygge' })).toHaveAttribute('href', '/projects/7');
});

test('it follows what the hub tells of this site, and of no other', async () => {
  const { hub } = open();
  await screen.findByText('4');
  api.answer(getMuster, () => aMuster({ people: [aMusterPerson()] }));
  act(() => hub.emit('OnSiteChanged', { projectIds: [8] }));
  act(() => hub.emit('OnSiteChanged', { projectIds: [3, 7] }));
  act(() => hub.emit('OnSiteChanged', { projectIds: [7] }));
  await waitFor(() => expect(count()).toHaveTextContent('1person er på plassen'));
  expect(api.calls(getMuster)).toHaveLength(2);
});

test('what is not of now says loudly how old it is', async () => {
  api.answer(getMuster, () => aMuster({ asOf: new Date(Date.now() - 12 * 60_000).toISOString() }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Listen følger ikke med nå. Den er fra \d\d\.\d\d\.\d{4} \d\d:\d\d, 12 minutter gammel/,
  );
});

const live = () => screen.findByText('Følger med av seg selv.');
const lost = () => screen.findByText(/Listen følger ikke med nå\. Den er fra .*, under ett minutt gammel/);
const notLive = () => waitFor(() => expect(screen.queryByText(/av seg selv/)).not.toBeInTheDocument());

test('the moment the hub is away the list tells its age, until the hub is back', async () => {
  const { hub } = open();
  expect(await live()).toBeVisible();
  act(() => hub.setStatus('away'));
  expect(screen.getByRole('alert')).toHaveTextContent(/Listen følger ikke med nå/);
  await notLive();
  act(() => hub.setStatus('opening'));
  await notLive();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => hub.setStatus('open'));
  expect(await live()).toBeVisible();
});

test.each([
  ['out of reach', () => api.drop(getMuster)],
  ['at fault', () => api.refuse(getMuster, 500)],
  ['away behind its proxy', () => api.refuse(getMuster, 502)],
])('a list that can not be fetched, with the server %s, does not claim to follow', async (_name, goes) => {
  const { hub } = open();
  await live();
  goes();
  act(() => hub.emit('OnSiteChanged', { projectIds: [7] }));
  expect(await lost()).toBeVisible();
  await notLive();
});

test('a page that was asleep tells the age as soon as it wakes, and asks anew', async () => {
  open();
  await live();
  const asked = api.calls(getMuster).length;
  api.answer(getMuster, () => new Promise(() => undefined));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 100_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('alert')).toHaveTextContent(/1 minutt gammel/);
  await waitFor(() => expect(api.calls(getMuster).length).toBeGreaterThan(asked));
});

test('without a network it says so at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Du er uten nett. Den er fra .*, under ett minutt gammel/,
  );
});

test('nobody there is said; a kiosk shows no people', async () => {
  api.answer(getMuster, () => aMuster({ people: [] }));
  const { unmount } = open();
  expect(await screen.findByText('Ingen er sjekket inn på plassen nå.')).toBeVisible();
  unmount();
  const asked = api.calls(getMuster).length;
  open({ kiosk: true });
  expect(screen.getByText(/vises ikke på kiosken/)).toBeVisible();
  expect(api.calls(getMuster)).toHaveLength(asked);
});
