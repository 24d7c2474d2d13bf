import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { beginUpload, findUpload, type Upload } from '../contract/attachmentCalls';
import { listComments } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { aComment, anAttachment, unsavedAttachments } from '../testing/builders';
import { fakeUploads } from '../testing/fakeUploads';
import { type CommentServer, commentServer, openComments } from '../testing/openComments';
import { findCommentBox, writeComment } from '../testing/writeComment';

let server: CommentServer;

beforeEach(() => {
  sessionStorage.clear();
  server = commentServer();
  fakeUploads(server.api);
});

const card = () => within(screen.getByRole('region', { name: 'Kommentarer' }));
const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });
const sent = () => server.api.calls(saveComment).map(({ body }) => body.attachments?.length);

async function addFile(user: Awaited<ReturnType<typeof openComments>>['user']) {
  await user.click(card().getByRole('button', { name: 'Legg ved filer' }));
  expect(card().getByRole('button', { name: 'Velg filer' })).toHaveFocus();
  const input = card().getByLabelText('Vedlegg fra enheten');
  await user.upload(input, new File(['x'], 'notat.txt', { type: 'text/plain' }));
  expect(await card().findByText('Klar til å lagres')).toBeVisible();
}

test('files go with a comment, and come back with one that could not be saved', async () => {
  server.api.refuse(saveComment, 500);
  const { user } = await openComments(server);
  await writeComment(user, 'Se vedlegget.');
  await addFile(user);
  await user.click(save());
  expect(await screen.findByText('Kommentaren ble ikke lagret. Teksten din er beholdt.')).toBeVisible();
  expect(card().getByText('notat.txt')).toBeVisible();
  expect(sent()).toEqual([1]);
});

/** What is dropped, as browsers give it: a folder stands among the files as if it were one. */
const dropped = (...entries: { name: string }[]) => ({
  items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  files: entries.map(({ name }) => new File(['x'], name, { type: 'text/plain' })),
  types: ['Files'],
});
const fileEntry = (name: string) => ({
  ...{ name, isDirectory: false },
  file: (resolve: (found: File) => void) => resolve(new File(['x'], name, { type: 'text/plain' })),
});
const folderEntry = (name: string, ...inside: object[]) => ({
  ...{ name, isDirectory: true },
  createReader: () => ({ readEntries: (resolve: (some: object[]) => void) => resolve(inside.splice(0)) }),
});

test('what is dropped on the text goes with the comment, of a folder the files in it', async () => {
  const { notices } = await openComments(server);
  const box = await findCommentBox();
  fireEvent.drop(box, { dataTransfer: dropped(fileEntry('løs.txt')) });
  await waitFor(() => expect(card().getByText('løs.txt')).toBeVisible());
  fireEvent.drop(box, { dataTransfer: dropped(folderEntry('Befaring', fileEntry('i mappen.txt'))) });
  await waitFor(() => expect(card().getByText('i mappen.txt')).toBeVisible());
  expect(card().queryByText('Befaring')).not.toBeInTheDocument();
  fireEvent.drop(box, { dataTransfer: dropped(folderEntry('Tom')) });
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: 'Mappen er tom.' }]));
  expect(card().queryByText('Tom')).not.toBeInTheDocument();
  // What is still on its way goes on without its page, and would stand in the box of the next test.
  await waitFor(() => expect(card().getAllByText('Klar til å lagres')).toHaveLength(2));
});

test('files that the device kept with a comment are sent with it', async () => {
  const attachments = [anAttachment({ status: 2, fileName: 'stue.jpg', hasThumbnail: false })];
  const draft = { html: '<p>Se vedlegget.</p>', recipientType: 3, attachments };
  sessionStorage.setItem('byggtun.draft.7.complaint.101', JSON.stringify(draft));
  const { bufferGuid, size } = attachments[0] ?? anAttachment();
  server.api.answer(findUpload, () => ({ bufferGuid, size, received: size }));
  server.api.answer(saveComment, () => aComment({ id: 2 }));
  const { user } = await openComments(server);
  expect(await card().findByText('stue.jpg')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent()).toEqual([1]));
  expect(await card().findByRole('button', { name: 'Legg ved filer' })).toBeVisible();
});

test('more files than one save takes are not sent, and it is said', async () => {
  const draft = { html: '<p>Se bildene.</p>', recipientType: 3, attachments: unsavedAttachments(51) };
  sessionStorage.setItem('byggtun.draft.7.complaint.101', JSON.stringify(draft));
  server.api.answer(findUpload, ({ params }) => ({ ...params, size: 1, received: 1 }));
  const { user } = await openComments(server);
  expect(await card().findByText('bilde 50.jpg')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Du kan lagre høyst 50 vedlegg om gangen.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a comment waits for its files', async () => {
  server.api.refuse(beginUpload, 400, { message: 'Filen er av en type som ikke tas imot.' });
  const { user } = await openComments(server);
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

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test('the browser asks before a file that is on its way is given up, and not when it is there', async () => {
  const { user } = await openComments(server);
  await addFile(user);
  expect(asksBeforeLeaving()).toBe(false);
  server.api.answer(beginUpload, () => new Promise<Upload>(() => undefined));
  await user.upload(
    card().getByLabelText('Vedlegg fra enheten'),
    new File(['x'], 'film.mp4', { type: 'video/mp4' }),
  );
  expect(await card().findByText('film.mp4')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
});

test('the files of a comment can be opened and downloaded where they stand', async () => {
  server.api.answer(listComments, () => [
    aComment({ attachments: [anAttachment({ fileName: 'stue.jpg', hasThumbnail: false })] }),
  ]);
  await openComments(server);
  expect(await card().findByRole('button', { name: 'Åpne stue.jpg' })).toBeVisible();
  expect(card().getByRole('button', { name: 'Last ned stue.jpg' })).toBeVisible();
});
