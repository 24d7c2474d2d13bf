import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist, takeSaves } from '../testing/openChecklist';

const batch = () => screen.getByRole('textbox', { name: /Produkt og batchnummer/ });
const note = () => screen.getByRole('textbox', { name: /Merknader/ });
const save = () => screen.getByRole('button', { name: 'Lagre' });
const switchApp = () => fireEvent(document, new Event('visibilitychange'));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** A server of a checklist of two items, which nothing arrives at. */
const lostServer = (mayEdit = true) => {
  const items = [anItem(), anItem({ id: 72, number: 2, type: 8, txt: 'Merknader' })];
  const server = checklistServer(aChecklist({ items, may: { edit: mayEdit } }));
  server.api.drop(saveChecklist);
  return server;
};

/** A tab in which somebody writes, and which is closed before it is saved. */
const writeInAnotherTab = async (text: string) => {
  const server = lostServer();
  const { user, notices, unmount } = await openChecklist(server);
  await user.type(batch(), text);
  await user.click(save());
  await waitFor(() => expect(notices).toHaveLength(1));
  const tries = server.api.calls(saveChecklist).length;
  unmount();
  // On the way out it is tried once more.
  await waitFor(() => expect(server.api.calls(saveChecklist)).toHaveLength(tries + 1));
};

test('what one tab has written stays on the device while another one is looked at and written in', async () => {
  await writeInAnotherTab('Mapegum');
  const written = Object.entries<string>(localStorage);
  localStorage.clear();
  const { user, unmount } = await openChecklist(lostServer());
  // The other tab writes while this one is open.
  for (const [key, value] of written) localStorage.setItem(key, value);
  switchApp();
  await user.type(note(), 'Tørt');
  await user.click(save());
  expect(await screen.findByText('Ikke lagret ennå')).toBeVisible();
  unmount();
  await openChecklist(lostServer());
  await waitFor(() => expect(batch()).toHaveValue('Mapegum'));
  expect(note()).toHaveValue('Tørt');
});

test('what was not saved before the checklist became another’s is shown, not sent, and stays on the device', async () => {
  await writeInAnotherTab('Mapegum');
  const server = lostServer(false);
  const { unmount } = await openChecklist(server);
  expect(await screen.findByText('Ditt svar er ikke lagret: Mapegum')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bad' })).toHaveTextContent('0 / 2');
  switchApp();
  unmount();
  expect(server.api.calls(saveChecklist)).toEqual([]);
  await openChecklist(lostServer());
  await waitFor(() => expect(batch()).toHaveValue('Mapegum'));
});

test('who has seen what was not saved can throw it away', async () => {
  await writeInAnotherTab('Mapegum');
  const { user } = await openChecklist(lostServer(false));
  await user.click(await screen.findByRole('button', { name: 'Forkast mitt svar' }));
  expect(screen.queryByText(/^Ditt svar er ikke lagret/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test('what the device has no room for is not said to be kept, is asked for at closing, and comes back with its page', async () => {
  const server = lostServer();
  const { user, notices, portal } = await openChecklist(server);
  // The device has the beginning, from before it was full.
  await user.type(batch(), 'Map');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(batch(), 'egum');
  await user.click(save());
  const text =
    'Noen svar er ikke lagret ennå. Enheten har ikke plass til dem. La siden stå åpen til de er lagret.';
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text }]));
  expect(isAsked()).toBe(true);
  act(() => portal.navigate('/checklist'));
  expect(screen.getByText('Listen')).toBeVisible();
  expect(isAsked()).toBe(true);
  act(() => portal.navigate('/checklist/7'));
  await waitFor(() => expect(batch()).toHaveValue('Mapegum'));
  takeSaves(server);
  await user.click(save());
  await waitFor(() => expect(isAsked()).toBe(false));
});
