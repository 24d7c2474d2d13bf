import { getStart } from '@byggtun/shared/contract/setting';
import { callKey } from '@byggtun/shared/portal/callKey';
import { keepAnswer } from '@byggtun/shared/portal/keptAnswers';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

import { CheckInStart } from './CheckInStart';

const park = { id: 1, name: 'Sandaker park' };
const garden = { id: 2, name: 'Ekeberg hage' };
const yard = { id: 3, name: 'Lørenhagen' };
const projectPage = /^\/projects\/\d+$/;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Begin({ hasPage }: { hasPage: (path: string) => boolean }) {
  const [over, setOver] = useState(false);
  const { mutate } = useSWRConfig();
  return (
    <>
      <button type="button" onClick={() => void mutate(() => true)}>
        Hent på nytt
      </button>
      {over ? <p>Neste vindu</p> : <CheckInStart hasPage={hasPage} onOver={() => setOver(true)} />}
    </>
  );
}
const start = (hasPage: (path: string) => boolean = () => true) =>
  renderWithPortal(<Begin hasPage={hasPage} />, { path: '/complaints' });
const address = ({ portal }: ReturnType<typeof start>) => {
  const { pathname, search } = portal.location.get();
  return pathname + search;
};
const settings = { cometanceUpdated: null, noHmsCard: null, BTDarkMode: null };
const checkedIn = (...currentProjects: (typeof park)[]) =>
  api.answer(getStart, () => ({ ...settings, currentProjects }));

test('who is checked in nowhere goes on', async () => {
  checkedIn();
  const view = start();
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('the one project opens by itself', async () => {
  checkedIn(garden);
  const view = start();
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/projects/2');
});

test('without a page for it the person stays', async () => {
  checkedIn(garden);
  const view = start((path) => !projectPage.test(path));
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('who has gone on before the answer is not led away', async () => {
  let answer: (start: typeof settings & { currentProjects: (typeof park)[] }) => void = () => undefined;
  api.answer(getStart, () => new Promise((resolve) => (answer = resolve)));
  const view = start();
  act(() => view.portal.navigate('/profile'));
  await waitFor(() => expect(api.calls(getStart)).toHaveLength(1));
  act(() => answer({ ...settings, currentProjects: [garden] }));
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/profile');
});

test('of several the person chooses; the subtitle counts them, and nothing else asks meanwhile', async () => {
  checkedIn(park, garden, yard);
  const view = start();
  const dialog = await screen.findByRole('dialog', { name: 'Bytt prosjekt' });
  expect(dialog).toHaveAccessibleDescription('3 prosjekter tilgjengelig');
  expect(screen.queryByText('Neste vindu')).not.toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('button', { name: 'Velg Ekeberg hage' }));
  expect(address(view)).toBe('/projects/2');
  expect(screen.getByText('Neste vindu')).toBeVisible();
});

test('a choice without a page of its own leads to the list, searched for it', async () => {
  checkedIn(park, garden);
  const view = start((path) => !projectPage.test(path));
  await view.user.click(await screen.findByRole('button', { name: 'Velg Sandaker park' }));
  expect(address(view)).toBe('/projects?search=Sandaker%20park');
});

test('who chooses none stays', async () => {
  checkedIn(park, garden);
  const view = start();
  await view.user.click(await screen.findByRole('button', { name: 'Ikke nå' }));
  expect(screen.getByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('who goes back stays on the page below the question', async () => {
  checkedIn(park, garden);
  const view = start();
  await screen.findByRole('dialog', { name: 'Bytt prosjekt' });
  act(view.pressBack);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('checking out closes the dialog, checking in on one more adds it', async () => {
  checkedIn(park, garden);
  const view = start();
  const dialog = await screen.findByRole('dialog', { name: 'Bytt prosjekt' });
  checkedIn(park, garden, yard);
  act(() => view.hub.emit('OnInfotechEvent', { direction: 'in', projects: [yard] }));
  await view.user.click(screen.getByRole('button', { name: 'Hent på nytt' }));
  expect(await within(dialog).findByRole('button', { name: 'Velg Lørenhagen' })).toBeVisible();
  expect(dialog).toHaveAccessibleDescription('3 prosjekter tilgjengelig');

  act(() => view.hub.emit('OnInfotechEvent', { direction: 'out', projects: [park] }));
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address(view)).toBe('/complaints');
});

test.each([
  ['fails', () => api.refuse(getStart, 500)],
  ['is older and does not say where one is', () => api.answer(getStart, () => settings)],
])('a server that %s holds nobody up, and nobody is told', async (_what, prepare) => {
  prepare();
  const view = start();
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(view.notices).toEqual([]);
});

test('where one was by an answer that this device has kept leads nowhere', async () => {
  fakeCaches();
  const key = unstable_serialize(callKey(getStart, {}));
  await keepAnswer(String(aProfile().id), key, { ...settings, currentProjects: [garden] });
  api.drop(getStart);
  const view = start();
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});
