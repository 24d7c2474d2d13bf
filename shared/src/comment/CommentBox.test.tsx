import { act, screen, waitFor, within } from '@testing-library/react';

import { type Comment, listComments } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { aComment, aProfile } from '../testing/builders';
import { type CommentServer, commentServer, openComments, staff } from '../testing/openComments';
import { findCommentBox, writeComment } from '../testing/writeComment';

let server: CommentServer;

beforeEach(() => {
  sessionStorage.clear();
  server = commentServer();
});

const box = () => screen.getByRole('textbox', { name: 'Ny kommentar' });
const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });
const said = (text: string) => screen.findByText(text, { selector: '.comment p' });
const notSaved = 'Kommentaren ble ikke lagret. Teksten din er beholdt.';

/** A save whose end the test decides. */
function heldSave() {
  const ends: ((saved: Comment | Error) => void)[] = [];
  const answer = new Promise<Comment>((resolve, reject) => {
    ends.push((saved) => (saved instanceof Error ? reject(saved) : resolve(saved)));
  });
  server.api.answer(saveComment, () => answer);
  return (saved: Comment | Error) => act(() => ends.forEach((end) => end(saved)));
}

describe('a comment', () => {
  test('needs a text', async () => {
    const { user, notices } = await openComments(server);
    await user.click(save());
    expect(notices).toEqual([{ kind: 'warning', text: 'Må legge til kommetar for å lagre!' }]);
    expect(server.api.calls(saveComment)).toEqual([]);
  });

  test('of more than 280 visible characters is counted and not saved', async () => {
    const { user } = await openComments(server);
    await writeComment(user, 'x'.repeat(281));
    expect(screen.getByText('1 tegn for mye')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Kommentaren kan ikke være lengre enn 280 tegn!')).toBeVisible();
    await waitFor(() => expect(box()).toBeInvalid());
    expect(server.api.calls(saveComment)).toEqual([]);
  });

  test('stands at once, is saved as HTML with a number of its own, and its draft is forgotten', async () => {
    const end = heldSave();
    const { user, told } = await openComments(server);
    await screen.findByText('Befart i dag.');
    await writeComment(user, 'Kommer <tirsdag>.');
    await user.click(save());
    expect(await said('Kommer <tirsdag>.')).toBeVisible();
    expect(screen.getByText('Lagres …')).toBeVisible();
    // The page shows the progress itself: the loader does not lie over it (docs/product/frame.md#waiting).
    expect(told.loading).toBe(0);
    await waitFor(() => expect(box()).toHaveTextContent(/^$/));
    const { body } = server.api.calls(saveComment)[0] ?? {};
    expect(body).toEqual({
      regLineId: 101,
      newComment: '<p>Kommer &lt;tirsdag&gt;.</p>',
      format: 'html',
      applicationRecipientType: 3,
      visibleToCustomer: false,
      tags: [],
      attachments: [],
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    const saved = aComment({ id: 2, newComment: '<p>Kommer &lt;tirsdag&gt;.</p>' });
    server.api.answer(listComments, () => [aComment(), saved]);
    end(saved);
    await waitFor(() => expect(screen.queryByText('Lagres …')).not.toBeInTheDocument());
    expect(await said('Kommer <tirsdag>.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is shown once when the others hear of it before its save is answered', async () => {
    heldSave();
    const { user, hub } = await openComments(server);
    await writeComment(user, 'Bare én gang.');
    await user.click(save());
    const { requestId } = server.api.calls(saveComment)[0]?.body ?? {};
    server.api.answer(listComments, () => [
      aComment({ id: 2, newComment: '<p>Bare én gang.</p>', requestId }),
    ]);
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
    await waitFor(() => expect(screen.queryByText('Lagres …')).not.toBeInTheDocument());
    expect(screen.getAllByText('Bare én gang.')).toHaveLength(1);
  });

  test('comes first among the others: where it was written', async () => {
    heldSave();
    const { user } = await openComments(server);
    await screen.findByText('Befart i dag.');
    await writeComment(user, 'Nyest.');
    await user.click(save());
    await said('Nyest.');
    const texts = within(screen.getByRole('region', { name: 'Kommentarer' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([expect.stringMatching('Nyest.'), expect.stringMatching('Befart i dag.')]);
  });

  test('for the customer leaves the next one to everybody on the case', async () => {
    heldSave();
    const { user } = await openComments(server, { profile: staff });
    await user.click(screen.getByRole('radio', { name: 'Synlig for kunden' }));
    await writeComment(user, 'Til kunden.');
    await user.click(save());
    expect(server.api.calls(saveComment)[0]?.body).toMatchObject({ applicationRecipientType: 1 });
    expect(screen.getByRole('radio', { name: 'Alle på saken' })).toBeChecked();
  });

  test('that could not be saved comes back into the box, over a reload too, and is sent with the same number', async () => {
    server.api.refuse(saveComment, 500, { message: 'Feil på server' });
    const { user, unmount, notices } = await openComments(server);
    await writeComment(user, 'Kommer tirsdag.');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
    await waitFor(() => expect(box()).toHaveTextContent('Kommer tirsdag.'));
    expect(notices).toEqual([{ kind: 'error', text: 'Feil på server' }]);
    unmount();
    const again = await openComments(server);
    expect(await findCommentBox()).toHaveTextContent('Kommer tirsdag.');
    expect(screen.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Forkast utkastet' }));
    expect(box()).toHaveTextContent(/^$/);
    expect(box()).toHaveFocus();
  });

  test('that is sent again unchanged carries the same number, a changed one another', async () => {
    server.api.refuse(saveComment, 500);
    const { user } = await openComments(server);
    await writeComment(user, 'Kommer tirsdag.');
    const press = async (times: number) => {
      await user.click(save());
      await waitFor(() => expect(server.api.calls(saveComment)).toHaveLength(times));
      expect(await screen.findByText(notSaved)).toBeVisible();
    };
    await press(1);
    await press(2);
    await writeComment(user, 'Eller onsdag.');
    await press(3);
    const [first, second, third] = server.api.calls(saveComment).map(({ body }) => body.requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('that fails comes back before what has been written since', async () => {
    const end = heldSave();
    const { user } = await openComments(server);
    await writeComment(user, 'Den første.');
    await user.click(save());
    await writeComment(user, 'Den andre.');
    end(new Error('nettet er borte'));
    expect(await screen.findByText(notSaved)).toBeVisible();
    await waitFor(() => expect(box()).toHaveTextContent('Den første.Den andre.'));
  });

  test.each([
    ['developer staff', staff, 3],
    ['a contractor', aProfile(), 0],
  ])('for whom it is, is a choice of %s', async (_who, profile, count) => {
    await openComments(server, { profile });
    expect(screen.queryAllByRole('radio')).toHaveLength(count);
  });

  test('for the customer is offered where there is one, and said on the comment', async () => {
    server.api.answer(saveComment, () => aComment({ id: 2 }));
    const { user } = await openComments(server, { profile: staff, hasCustomer: false });
    expect(screen.queryByRole('radio', { name: 'Synlig for kunden' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Kun internt' }));
    await writeComment(user, 'Bare oss.');
    await user.click(save());
    expect(server.api.calls(saveComment)[0]?.body).toMatchObject({
      applicationRecipientType: 2,
      visibleToCustomer: false,
    });
  });

  test('being typed survives that somebody else changes the case', async () => {
    const { user, hub } = await openComments(server);
    await writeComment(user, 'Halvferdig');
    server.api.answer(listComments, () => [aComment(), aComment({ id: 9, newComment: '<p>Er der nå.</p>' })]);
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 999 }));
    act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 101 }));
    expect(await said('Er der nå.')).toBeVisible();
    expect(screen.getByText('Ny kommentar fra Marte Haugen')).toHaveAttribute('aria-live', 'polite');
    expect(box()).toHaveTextContent('Halvferdig');
    expect(server.api.calls(listComments)).toHaveLength(2);
  });

  test('that an earlier version of the portal kept comes back', async () => {
    sessionStorage.setItem('byggtun.draft.7.complaint.101', 'Gammelt <utkast>');
    await openComments(server);
    expect(await findCommentBox()).toHaveTextContent('Gammelt <utkast>');
  });
});

describe('the editor', () => {
  test('makes bold and italic by its keys, lists by its buttons, and undoes', async () => {
    server.api.answer(saveComment, () => aComment({ id: 2 }));
    const { user } = await openComments(server);
    await writeComment(user, 'Viktig');
    await user.keyboard('{Control>}a{/Control}{Control>}b{/Control}{Control>}i{/Control}');
    expect(screen.getByRole('button', { name: 'Fet' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Punktliste' }));
    expect(within(box()).getByRole('list')).toHaveTextContent('Viktig');
    await user.click(screen.getByRole('button', { name: 'Nummerert liste' }));
    await user.click(save());
    expect(server.api.calls(saveComment)[0]?.body.newComment).toBe(
      '<ol><li><p><strong><em>Viktig</em></strong></p></li></ol>',
    );
  });

  test('undoes by its button, as long as there is something to undo', async () => {
    const { user } = await openComments(server);
    const undo = async () => screen.findByRole('button', { name: 'Angre' });
    expect(await undo()).toHaveAttribute('aria-disabled', 'true');
    await writeComment(user, 'Feil');
    expect(await undo()).toHaveAttribute('aria-disabled', 'false');
    await user.click(await undo());
    expect(box()).toHaveTextContent(/^$/);
  });

  test('has one stop of Tab for its buttons, and the arrow keys between them', async () => {
    const { user } = await openComments(server);
    await findCommentBox();
    const tool = (name: string) => screen.getByRole('button', { name });
    act(() => tool('Fet').focus());
    await user.keyboard('{ArrowRight}');
    expect(tool('Kursiv')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(tool('Angre')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tool('Fet')).toHaveFocus();
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === -1)).toHaveLength(6);
  });
});
