import { beginUpload, completeUpload, removeUnsaved } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { listReceipts, receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { screen, waitFor, within } from '@testing-library/react';

import { openOrder, type OrderServer, orderServer } from '../testing/openOrder';

beforeEach(fakeCaches);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type User = Awaited<ReturnType<typeof openOrder>>['user'];
const photo = (name = 'følgeseddel.jpg') => new File(['bytes'], name, { type: 'image/jpeg' });
const dialog = () => within(screen.getByRole('dialog'));
const openConfirm = async (user: User) => {
  await user.click(screen.getByRole('button', { name: /^Bekreft varemottak \(/ }));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
};
const add = async (user: User, file = photo()) => {
  const field = dialog().getByRole('group', { name: 'Bilder av følgeseddel og skader' });
  await user.upload(within(field).getByLabelText('Vedlegg fra enheten'), file);
};
const confirm = (user: User) => user.click(dialog().getByRole('button', { name: 'Bekreft varemottak' }));
const isUp = () => dialog().findByText('Klar til å lagres');
const sent = ({ api }: OrderServer) => api.calls(receiveGoods).at(-1)?.body;
const takes = ({ api }: OrderServer) => api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));

/** An order of which everything is entered, with the question whether to confirm it. */
const begin = async (server = orderServer()) => {
  const files = fakeUploads(server.api);
  const view = await openOrder(server);
  await view.user.click(screen.getByRole('button', { name: 'Motta alt' }));
  await openConfirm(view.user);
  return { ...view, server, files };
};

test('a photo goes along with the receipt, and is not there for the next one', async () => {
  const { server, user, notices } = await begin();
  takes(server);
  await add(user);
  await isUp();
  await confirm(user);
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: 'Varemottak vellykket.' }));
  expect(sent(server)?.attachments).toMatchObject([{ fileName: 'følgeseddel.jpg', status: 2 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  await openConfirm(user);
  expect(dialog().queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
});

test('while one is on its way, or has not come up, nothing is received without it', async () => {
  const { server, user, notices } = await begin();
  takes(server);
  server.api.answer(completeUpload, () => new Promise(() => undefined));
  await add(user);
  await confirm(user);
  expect(notices).toEqual([{ kind: 'warning', text: attachmentTexts.notUpYet }]);
  server.api.refuse(beginUpload, 400, { message: attachmentTexts.projectFull });
  await add(user, photo('skade.jpg'));
  expect(await dialog().findByText(attachmentTexts.projectFull)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Avbryt opplasting av følgeseddel.jpg' }));
  await confirm(user);
  expect(notices.at(-1)).toEqual({ kind: 'warning', text: attachmentTexts.notUp });
  expect(server.api.calls(receiveGoods)).toEqual([]);
});

test('over a closed tab the photo stays with the amounts; a failed receipt keeps both', async () => {
  const { server, user, unmount } = await begin();
  server.api.refuse(receiveGoods, 500, { message: 'Databasen svarer ikke.' });
  await add(user);
  await isUp();
  await confirm(user);
  expect(await dialog().findByText('Databasen svarer ikke.')).toBeVisible();
  unmount();
  sessionStorage.clear();
  takes(server);
  const view = await openOrder(server);
  await openConfirm(view.user);
  await isUp();
  await confirm(view.user);
  await waitFor(() => expect(server.api.calls(receiveGoods)).toHaveLength(2));
  const [first, second] = server.api.calls(receiveGoods).map(({ body }) => body);
  expect(second).toEqual(first);
});

test('one that the receipt got before its answer was lost is not sent as new', async () => {
  const { server, user, unmount, files } = await begin();
  server.api.drop(receiveGoods);
  await add(user);
  await isUp();
  await confirm(user);
  await waitFor(() => expect(server.api.calls(receiveGoods)).toHaveLength(1));
  const [bufferGuid = ''] = files.files.keys();
  unmount();
  const saved = { ...sent(server)?.attachments?.[0], bufferGuid, status: 1 as const };
  server.api.answer(listReceipts, () => [
    {
      ...{ id: 1, at: '2026-11-25T10:00:00Z', by: 'Kari Solberg', note: '', lines: [] },
      attachments: [
        {
          ...saved,
          ...{ fileName: 'følgeseddel.jpg', contentType: 'image/jpeg', extension: 'jpg' },
          ...{ size: 5, hasThumbnail: false },
        },
      ],
    },
  ]);
  takes(server);
  const view = await openOrder(server);
  await screen.findByRole('button', { name: 'Åpne følgeseddel.jpg' });
  await openConfirm(view.user);
  expect(dialog().queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
  await confirm(view.user);
  await waitFor(() => expect(server.api.calls(receiveGoods)).toHaveLength(2));
  expect(sent(server)?.attachments).toEqual([]);
});

test('who gives the receipt up gives its photos up', async () => {
  const { server, user } = await begin();
  await add(user);
  await isUp();
  await user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Avbryt varemottak' }));
  await screen.findByRole('dialog', { name: 'Avbryte varemottak' });
  await user.click(dialog().getByRole('button', { name: 'Forkast varemottaket' }));
  await waitFor(() => expect(server.api.calls(removeUnsaved)).toHaveLength(1));
});
