import { screen } from '@testing-library/react';

import { type Comment } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { type CommentServer, commentServer, openComments } from '../testing/openComments';
import { findCommentBox, writeComment } from '../testing/writeComment';

type User = Awaited<ReturnType<typeof openComments>>['user'];

let server: CommentServer;

beforeEach(() => {
  sessionStorage.clear();
  server = commentServer();
  server.api.answer(saveComment, () => new Promise<Comment>(() => undefined));
});

const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });

describe('a comment', () => {
  test.each([
    ['a double click', async (user: User) => user.dblClick(save())],
    ['two taps', async (user: User) => user.click(save()).then(() => user.click(save()))],
    ['the keys, twice', async (user: User) => user.keyboard('{Control>}{Enter}{Enter}{/Control}')],
  ])('is saved once by %s', async (_how, press) => {
    const { user, notices } = await openComments(server);
    await writeComment(user, 'To trykk.');
    await press(user);
    expect(server.api.calls(saveComment)).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test('of nothing is told each time, when something else was done in between', async () => {
    const { user, notices } = await openComments(server);
    await writeComment(user, 'Først dette.');
    await user.click(save());
    await user.click(await findCommentBox());
    await user.click(save());
    expect(notices).toEqual([{ kind: 'warning', text: 'Må legge til kommetar for å lagre!' }]);
  });
});
