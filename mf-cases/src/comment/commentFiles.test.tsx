import { beginUpload, findUpload } from '@byggtun/shared/contract/attachment';
import { listComments, saveComment } from '@byggtun/shared/contract/comment';
import { aComment, anAttachment } from '@byggtun/shared/testing/builders';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { screen, waitFor, within } from '@testing-library/react';

import { type ComplaintServer, complaintServer, openComplaint } from '../testing/openComplaint';
import { writeComment } from '../testing/writeComment';

let server: ComplaintServer;

beforeEach(() => {
  sessionStorage.clear();
  server = complaintServer();
  fakeUploads(server.api);
});

const card = () => within(screen.getByRole('region', { name: 'Kommentarer' }));
const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });
const sent = () => server.api.calls(saveComment).map(({ body }) => body.attachments?.length);

async function addFile(user: Awaited<ReturnType<typeof openComplaint>>['user']) {
  await user.click(card().getByRole('button', { name: 'Legg ved filer' }));
  expect(card().getByRole('button', { name: 'Velg filer' })).toHaveFocus();
  const input = card().getByLabelText('Vedlegg fra enheten');
  await user.upload(input, new File(['x'], 'notat.txt', { type: 'text/plain' }));
  expect(await card().findByText('Klar til å lagres')).toBeVisible();
}

test('files go with a comment, and come back with one that could not be saved', async () => {
  server.api.refuse(saveComment, 500);
  const { user } = await openComplaint(server);
  await writeComment(user, 'Se vedlegget.');
  await addFile(user);
  await user.click(save());
  expect(await screen.findByText('Kommentaren ble ikke lagret. Teksten din er beholdt.')).toBeVisible();
  expect(card().getByText('notat.txt')).toBeVisible();
  expect(sent()).toEqual([1]);
});

test('files that the device kept with a comment are sent with it', async () => {
  const attachments = [anAttachment({ status: 2, fileName: 'stue.jpg', hasThumbnail: false })];
  const draft = { html: '<p>Se vedlegget.</p>', recipientType: 3, attachments };
  sessionStorage.setItem('byggtun.draft.7.complaint.101', JSON.stringify(draft));
  const { bufferGuid, size } = attachments[0] ?? anAttachment();
  server.api.answer(findUpload, () => ({ bufferGuid, size, received: size }));
  server.api.answer(saveComment, () => aComment({ id: 2 }));
  const { user } = await openComplaint(server);
  expect(await card().findByText('stue.jpg')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([1]));
  expect(await card().findByRole('button', { name: 'Legg ved filer' })).toBeVisible();
});

test('a comment waits for its files', async () => {
  server.api.refuse(beginUpload, 400, { message: 'Filen er av en type som ikke tas imot.' });
  const { user } = await openComplaint(server);
  await writeComment(user, 'Se vedlegget.');
  await user.click(card().getByRole('button', { name: 'Legg ved filer' }));
  await user.upload(
    card().getByLabelText('Vedlegg fra enheten'),
    new File(['x'], 'notat.txt', { type: 'text/plain' }),
  );
  expect(await card().findByText(/tas imot/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('En fil er ikke lastet opp. Prøv igjen, eller ta den bort.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('the files of a comment can be opened and downloaded where they stand', async () => {
  server.api.answer(listComments, () => [
    aComment({ attachments: [anAttachment({ fileName: 'stue.jpg', hasThumbnail: false })] }),
  ]);
  await openComplaint(server);
  expect(await card().findByRole('button', { name: 'Åpne stue.jpg' })).toBeVisible();
  expect(card().getByRole('button', { name: 'Last ned stue.jpg' })).toBeVisible();
});
