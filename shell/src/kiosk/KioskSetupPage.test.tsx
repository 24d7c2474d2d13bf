import { listKioskProjects } from '@byggtun/shared/contract/kiosk';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, within } from '@testing-library/react';

import { readKioskProjects, saveKioskProjects } from './kioskProjects';
import { KioskSetupPage } from './KioskSetupPage';

let api: FakeApi;
const onSaved = jest.fn();

beforeEach(() => {
  localStorage.clear();
  onSaved.mockReset();
  api = fakeApi();
  api.answer(listKioskProjects, () => [
    { id: 1, name: 'Ekeberg hage' },
    { id: 2, name: 'Sandaker park' },
  ]);
});

const open = async () => {
  const view = renderWithPortal(<KioskSetupPage apiBase="/api" onSaved={onSaved} />);
  await screen.findByRole('button', { name: 'Velg Sandaker park' });
  return view;
};
const saving = () => screen.getByRole('button', { name: 'Lagre' });

test('nothing can be saved until a project is selected; what is saved stays on the device', async () => {
  const { user } = await open();
  expect(saving()).toHaveAttribute('aria-disabled', 'true');
  await user.click(saving());
  expect(await screen.findByText('Ingen prosjekter valgt!')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Velg Sandaker park' }));
  expect(screen.getByRole('region', { name: 'Alle prosjekter' })).toHaveFocus();
  expect(saving()).toHaveAttribute('aria-disabled', 'false');
  const chosen = within(screen.getByRole('region', { name: 'Valgte prosjekter' }));
  expect(chosen.getByRole('button', { name: 'Fjern Sandaker park' })).toBeVisible();
  await user.click(saving());
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(readKioskProjects()).toEqual([{ id: 2, name: 'Sandaker park' }]);
});

test('the search matches names whatever their case, and says when it finds none', async () => {
  const { user } = await open();
  const search = screen.getByRole('searchbox', { name: 'Søk etter prosjekt' });
  await user.type(search, 'EKE');
  expect(screen.getByRole('button', { name: 'Velg Ekeberg hage' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Velg Sandaker park' })).not.toBeInTheDocument();
  await user.type(search, 'x');
  expect(screen.getByText('Ingen prosjekter heter noe med «EKEx».')).toBeVisible();
});

test('a kiosk that was set up shows its projects, and lets go of them', async () => {
  saveKioskProjects([{ id: 1, name: 'Ekeberg hage' }]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Fjern Ekeberg hage' }));
  expect(screen.getByRole('region', { name: 'Valgte prosjekter' })).toHaveFocus();
  expect(saving()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Velg Ekeberg hage' })).toBeVisible();
});

test('the way up shows after 100 pixels', async () => {
  await open();
  const up = () => screen.queryByRole('button', { name: 'Til toppen av siden' });
  const scroll = (y: number) =>
    act(() => {
      Reflect.set(window, 'scrollY', y);
      window.dispatchEvent(new Event('scroll'));
    });
  scroll(100);
  expect(up()).not.toBeInTheDocument();
  scroll(101);
  expect(up()).toBeVisible();
});

test('a server that does not answer can be asked again', async () => {
  api.drop(listKioskProjects);
  const { user } = renderWithPortal(<KioskSetupPage apiBase="/api" onSaved={onSaved} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Prosjektene kunne ikke hentes.');
  api.answer(listKioskProjects, () => [{ id: 1, name: 'Ekeberg hage' }]);
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByRole('button', { name: 'Velg Ekeberg hage' })).toBeVisible();
});
