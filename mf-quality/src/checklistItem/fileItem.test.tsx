import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import {
  changeChecklistResponsible,
  completeChecklist,
  saveChecklist,
} from '@byggtun/shared/contract/checklistSave';
import type { Route } from '@byggtun/shared/contract/route';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { fakeLocks } from '@byggtun/shared/testing/fakeLocks';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist, takeSaves } from '../testing/openChecklist';

beforeEach(fakeCaches);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

type User = Awaited<ReturnType<typeof openChecklist>>['user'];
const field = () => within(screen.getByRole('group', { name: /Bilde av sluket/ }));
const add = (user: User, name: string) =>
  user.upload(
    field().getByLabelText('Vedlegg fra enheten'),
    new File(['bytes'], name, { type: 'image/jpeg' }),
  );
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const complete = async (user: User) => {
  await press(user, 'Fullfør sjekkliste');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Fullfør sjekkliste' }));
};
const giveAway = async (user: User) => {
  // It stays open after what holds it up.
  if (!screen.queryByRole('dialog')) await press(user, 'Endre ansvarlig');
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /Ansvarlig/ }), 'Henrik Lunde');
  await user.click(dialog.getByRole('button', { name: 'Endre ansvarlig' }));
};
const away = 'Serveren svarer ikke.';
const mustBeMended = 'Punkt 1 må rettes før det kan lagres.';

const areSaved = async (...names: string[]) => {
  expect(await screen.findByText(/^Lagret/)).toBeVisible();
  await waitFor(() => expect(field().queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument());
  for (const name of names) expect(await screen.findByRole('button', { name: `Åpne ${name}` })).toBeVisible();
};

/** A server of a checklist whose one item asks for photos, and whom it takes files from. */
const photoServer = (mayEdit = true) => {
  const server = checklistServer(
    aChecklist({ items: [anItem({ type: 5, txt: 'Bilde av sluket' })], may: { edit: mayEdit } }),
  );
  fakeUploads(server.api);
  return server;
};

const refusing = (route: Route, status: number, message: string) => {
  const server = photoServer();
  server.api.refuse(route, status, { message });
  return server;
};

/** The checklist, opened and given a photo. */
const withPhoto = async (server = photoServer()) => {
  const view = await openChecklist(server);
  await add(view.user, 'sluk.jpg');
  return { ...view, server };
};

/** Holds every save back until it is let go. */
const slowSave = () => {
  let isAsked = false;
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (address === '/api/checklists/save') {
      isAsked = true;
      await held;
    }
    return fetch(address, init);
  };
  return { isAsked: () => isAsked, go };
};

test('a photo is saved with the answers by itself, and one that comes up while another one is saved is saved too', async () => {
  const { user } = await withPhoto();
  await areSaved('sluk.jpg');
  const slow = slowSave();
  await add(user, 'rist.jpg');
  await waitFor(() => expect(slow.isAsked()).toBe(true));
  await add(user, 'mansjett.jpg');
  await waitFor(() => expect(field().getAllByText('Klar til å lagres')).toHaveLength(2));
  slow.go();
  await areSaved('sluk.jpg', 'rist.jpg', 'mansjett.jpg');
});

test('without a photo that did not come up nothing counts as saved, and nothing is completed', async () => {
  const { user, notices, server } = await withPhoto(refusing(beginUpload, 400, 'Bildet kunne ikke leses.'));
  expect(await field().findByText('Bildet kunne ikke leses.')).toBeVisible();
  const isTold = (text: string) => waitFor(() => expect(notices).toContainEqual({ kind: 'warning', text }));
  expect(await screen.findByText('Ikke lagret ennå')).toBeVisible();
  await press(user, 'Lagre');
  await isTold(mustBeMended);
  await complete(user);
  await isTold(`${mustBeMended} Sjekklisten er ikke fullført.`);
  expect(server.api.calls(completeChecklist)).toEqual([]);
  expect(server.api.calls(saveChecklist)).toEqual([]);
});

test.each([
  ['completed', complete, completeChecklist, 'Sjekklisten er ikke fullført.'],
  ['given away', giveAway, changeChecklistResponsible, 'Ansvarlig er ikke endret.'],
] as const)(
  'without a photo that another tab has nothing is %s, until that is closed',
  async (_, end, route, isNot) => {
    const locks = fakeLocks();
    const { unmount } = await withPhoto(refusing(beginUpload, 500, away));
    expect(await field().findByText(away)).toBeVisible();
    unmount();
    await waitFor(() => expect(locks.held()).toBe(0));
    const close = locks.openOtherTab();
    const next = photoServer();
    next.api.answer(route, () => ({ id: 7 }));
    const { user, notices } = await openChecklist(next);
    await end(user);
    const text = `Punkt 1 har filer i en annen fane som ikke er lagret ennå. ${isNot}`;
    await waitFor(() => expect(notices).toContainEqual({ kind: 'warning', text }));
    expect(next.api.calls(route)).toEqual([]);
    act(close);
    await areSaved('sluk.jpg');
    await end(user);
    await waitFor(() => expect(next.api.calls(route)).toHaveLength(1));
  },
);

test('a photo that a save refuses says so, and another try sends it up anew', async () => {
  const { user, notices, server } = await withPhoto(refusing(saveChecklist, 400, attachmentTexts.notReady));
  expect(await field().findByText(attachmentTexts.notReady)).toBeVisible();
  await press(user, 'Lagre');
  await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'warning', text: mustBeMended }));
  expect(server.api.calls(saveChecklist)).toHaveLength(1);
  takeSaves(server);
  await user.click(field().getByRole('button', { name: 'Prøv igjen med sluk.jpg' }));
  await areSaved('sluk.jpg');
  const sent = server.api.calls(saveChecklist).map(({ body }) => body.items[0]?.attachments?.[0]?.bufferGuid);
  expect(new Set(sent).size).toBe(2);
});

test.each([
  ['did not come up', beginUpload, away, 1],
  ['came up and was not saved', saveChecklist, 'Klar til å lagres', 2],
])('a photo that %s is there again when the tab was closed, and is saved', async (_, route, state, tries) => {
  const { server, unmount } = await withPhoto(refusing(route, 500, away));
  expect(await field().findByText(state)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Ikke lagret ennå')).toBeVisible());
  unmount();
  sessionStorage.clear();
  await waitFor(() => expect(server.api.calls(route)).toHaveLength(tries));
  await openChecklist(photoServer());
  await areSaved('sluk.jpg');
});

test('a photo that was not saved before the checklist became another’s is named, and not sent', async () => {
  const { unmount } = await withPhoto(refusing(beginUpload, 500, away));
  expect(await field().findByText(away)).toBeVisible();
  unmount();
  const server = photoServer(false);
  await openChecklist(server);
  expect(await screen.findByText('Ikke lagret, bare på denne enheten: sluk.jpg')).toBeVisible();
  expect(server.api.calls(beginUpload)).toEqual([]);
});
