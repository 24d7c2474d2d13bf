import { act, screen } from '@testing-library/react';

import { listComments } from '../contract/comment';
import { aComment } from '../testing/builders';
import { commentServer, openComments } from '../testing/openComments';
import { findCommentBox } from '../testing/writeComment';

test('the page can be read, and holds the place, before the editor is there', async () => {
  const server = commentServer();
  const waiting: (() => void)[] = [];
  server.api.answer(listComments, () => new Promise((give) => waiting.push(() => give([aComment()]))));
  await openComments(server);
  expect(screen.getByText('Henter skrivefeltet …')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => waiting.forEach((give) => give()));
  expect(await screen.findByText('Befart i dag.')).toBeVisible();
  expect(await findCommentBox()).toBeVisible();
});
