import { act, screen, waitFor, within } from '@testing-library/react';

import { type Attachment } from '../contract/attachment';
import { beginUpload, findUpload } from '../contract/attachmentCalls';
import { type Comment, listComments } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { aComment, anAttachment } from '../testing/builders';
import { fakeUploads } from '../testing/fakeUploads';
import { type CommentServer, commentServer, openComments, staff } from '../testing/openComments';
import { findCommentBox, writeComment } from '../testing/writeComment';

type User = Awaited<ReturnType<typeof openComments>>['user'];

let server: CommentServer;
let files: ReturnType<typeof fakeUploads>['files'];

beforeEach(() => {
  sessionStorage.clear();
  server = commentServer();
  ({ files } = fakeUploads(server.api));
});

const notSaved = 'Kommentaren ble ikke lagret. Teksten din er beholdt.';
const card = () => within(screen.getByRole('region', { name: 'Kommentarer' }));
const box = () => screen.getByRole('textbox', { name: 'Ny kommentar' });
const save = async (user: User) => user.click(screen.getByRole('button', { name: 'Lagre kommentar' }));
const choose = (name: string) => screen.getByRole('radio', { name });
const numbers = () => server.api.calls(saveComment).map(({ body }) => body.requestId);

async function addFile(user: User) {
  const open = card().queryByRole('button', { name: 'Legg ved filer' });
  if (open) await user.click(open);
  const input = card().getByLabelText('Vedlegg fra enheten');
  await user.upload(input, new File(['x'], 'notat.txt', { type: 'text/plain' }));
  expect(await card().findByText('Klar til å lagres')).toBeVisible();
}

/** A save that fails when the test says so. */
function heldSave() {
  let fail: () => void = () => undefined;
  const answer = new Promise<Comment>((_, reject) => (fail = () => reject(new Error('nettet er borte'))));
  server.api.answer(saveComment, () => answer);
  return async () => {
    act(() => fail());
    expect(await screen.findByText(notSaved)).toBeVisible();
  };
}

describe('the same words', () => {
  test('written again later are a comment of their own', async () => {
    let id = 1;
    server.api.answer(saveComment, ({ body }) => {
      id += 1;
      return aComment({ id, newComment: body.newComment, requestId: body.requestId });
    });
    const { user } = await openComments(server);
    for (const count of [1, 2]) {
      await writeComment(user, 'Ok');
      await save(user);
      await waitFor(() => expect(screen.queryByText('Lagres …')).not.toBeInTheDocument());
      expect(screen.getAllByText('Ok', { selector: '.comment p' })).toHaveLength(count);
    }
    expect(new Set(numbers()).size).toBe(2);
  });
});

describe('a comment that fails', () => {
  test('with a file comes back for whom it was', async () => {
    const fail = heldSave();
    const { user } = await openComments(server, { profile: staff });
    await user.click(choose('Synlig for kunden'));
    await writeComment(user, 'Til kunden.');
    await addFile(user);
    await save(user);
    await fail();
    expect(choose('Synlig for kunden')).toBeChecked();
  });

  test('gives a file that was added since for staff no more readers, and its draft has both', async () => {
    const fail = heldSave();
    const { user } = await openComments(server, { profile: staff });
    await user.click(choose('Synlig for kunden'));
    await writeComment(user, 'Til kunden.');
    await save(user);
    await user.click(choose('Kun internt'));
    await addFile(user);
    await fail();
    expect(choose('Kun internt')).toBeChecked();
    expect(sessionStorage.getItem('byggtun.draft.1.complaint.101')).toContain('notat.txt');
  });

  test('leaves the caret where one writes', async () => {
    const fail = heldSave();
    const { user } = await openComments(server);
    await writeComment(user, 'Den første.');
    await save(user);
    await writeComment(user, 'Den and');
    await fail();
    await waitFor(() => expect(box()).toHaveTextContent('Den første.Den and'));
    await user.paste('re.');
    expect(box()).toHaveTextContent('Den første.Den andre.');
  });
});

describe('a comment whose answer was lost', () => {
  const lost = async () => {
    server.api.drop(saveComment);
    const view = await openComments(server);
    await writeComment(view.user, 'Se vedlegget.');
    await addFile(view.user);
    // The server saves it: its file is no unsaved one any more.
    server.api.refuse(findUpload, 404);
    await save(view.user);
    expect(await screen.findByText(notSaved)).toBeVisible();
    return view;
  };
  /** The comment as the server has it. */
  const saved = () => aComment({ id: 2, newComment: '<p>Se vedlegget.</p>', requestId: numbers()[0] });

  test('is repeated with its file and its number', async () => {
    const { user } = await lost();
    server.api.answer(saveComment, saved);
    await save(user);
    await waitFor(() => expect(numbers()).toHaveLength(2));
    const [first, second] = server.api.calls(saveComment);
    expect(second?.body).toEqual(first?.body);
  });

  test('has the same number over a reload too', async () => {
    const { unmount } = await lost();
    unmount();
    server.api.answer(saveComment, saved);
    const { user } = await openComments(server);
    expect(await card().findByText('notat.txt')).toBeVisible();
    await findCommentBox();
    await save(user);
    await waitFor(() => expect(numbers()).toHaveLength(2));
    expect(numbers()[1]).toBe(numbers()[0]);
  });

  test('is no draft any more once it is seen among the others', async () => {
    const { unmount } = await lost();
    unmount();
    server.api.answer(listComments, () => [aComment(), saved()]);
    await openComments(server);
    expect(await screen.findByText('Se vedlegget.', { selector: '.comment p' })).toBeVisible();
    expect(await findCommentBox()).toHaveTextContent(/^$/);
    expect(card().queryByText('notat.txt')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a draft that is thrown away takes its failed files with it', async () => {
  const attachments: Attachment[] = [anAttachment({ status: 2, fileName: 'stue.jpg' })];
  const draft = { html: '<p>Se vedlegget.</p>', recipientType: 3, attachments };
  sessionStorage.setItem('byggtun.draft.7.complaint.101', JSON.stringify(draft));
  server.api.refuse(findUpload, 404);
  const { user } = await openComments(server);
  expect(await card().findByText(/ikke lenger lagret midlertidig/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forkast utkastet' }));
  expect(card().queryByText('stue.jpg')).not.toBeInTheDocument();
  expect(server.api.calls(beginUpload)).toEqual([]);
  expect(files.size).toBe(0);
});

test('after a failed fetch of the thread it is fetched with what one has written', async () => {
  server.api.refuse(listComments, 500);
  server.api.answer(saveComment, () => aComment({ id: 2, newComment: '<p>Min.</p>' }));
  const { user } = await openComments(server);
  await writeComment(user, 'Min.');
  server.api.answer(listComments, () => [aComment(), aComment({ id: 2, newComment: '<p>Min.</p>' })]);
  await save(user);
  expect(await screen.findByText('Min.', { selector: '.comment p' })).toBeVisible();
  expect(await screen.findByText('Befart i dag.')).toBeVisible();
});
