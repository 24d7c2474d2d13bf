import { getProjectAccess } from '@byggtun/shared/contract/kiosk';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import { saveKioskProjects } from './kioskProjects';
import { KioskStart } from './KioskStart';

const park = { id: 1, name: 'Sandaker park' };
const garden = { id: 2, name: 'Ekeberg hage' };
const projectPage = /^\/projects\/\d+$/;

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  saveKioskProjects([park, garden]);
  api = fakeApi();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Begin({ hasPage }: { hasPage: (path: string) => boolean }) {
  const [over, setOver] = useState(false);
  return over ? <p>Neste vindu</p> : <KioskStart hasPage={hasPage} onOver={() => setOver(true)} />;
}
const start = (isByggtun: boolean, hasPage: (path: string) => boolean = () => true) =>
  renderWithPortal(<Begin hasPage={hasPage} />, { path: '/complaints', profile: aProfile({ isByggtun }) });
const address = ({ portal }: ReturnType<typeof start>) => {
  const { pathname, search } = portal.location.get();
  return pathname + search;
};
const allow = (...ids: number[]) =>
  api.answer(getProjectAccess, ({ params }) => ({ access: ids.includes(Number(params.id)) }));

test('developer staff choose among all projects, and nobody is asked whether they may', async () => {
  const view = start(true);
  const dialog = await screen.findByRole('dialog', { name: 'Velg prosjekt' });
  expect(screen.queryByText('Neste vindu')).not.toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('button', { name: 'Velg Ekeberg hage' }));
  expect(address(view)).toBe('/projects/2');
  expect(screen.getByText('Neste vindu')).toBeVisible();
  expect(api.calls(getProjectAccess)).toHaveLength(0);
});

test('the one project that a contractor may enter opens by itself', async () => {
  allow(1);
  const view = start(false);
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/projects/1');
});

test('without a page for it the person stays', async () => {
  allow(1);
  const view = start(false, (path) => !projectPage.test(path));
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('a choice without a page of its own leads to the list, searched for it', async () => {
  const view = start(true, (path) => !projectPage.test(path));
  await view.user.click(await screen.findByRole('button', { name: 'Velg Sandaker park' }));
  expect(address(view)).toBe('/projects?search=Sandaker%20park');
});

test('who chooses none stays', async () => {
  const view = start(true);
  await view.user.click(await screen.findByRole('button', { name: 'Ikke nå' }));
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(address(view)).toBe('/complaints');
});

test('a project that the server does not answer for counts as closed', async () => {
  api.refuse(getProjectAccess, 500);
  const view = start(false);
  expect(await screen.findByText('Neste vindu')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address(view)).toBe('/complaints');
});
