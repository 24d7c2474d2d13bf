import { listComments } from '@byggtun/shared/contract/comment';
import { aComment } from '@byggtun/shared/testing/builders';
import { act, screen } from '@testing-library/react';

import { complaintServer, openComplaint } from '../testing/openComplaint';
import { findCommentBox } from '../testing/writeComment';

test('the page can be read, and holds the place, before the editor is there', async () => {
  const server = complaintServer();
  const waiting: (() => void)[] = [];
  server.api.answer(listComments, () => new Promise((give) => waiting.push(() => give([aComment()]))));
  await openComplaint(server);
  expect(screen.getByText('Henter skrivefeltet …')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => waiting.forEach((give) => give()));
  expect(await screen.findByText('Befart i dag.')).toBeVisible();
  expect(await findCommentBox()).toBeVisible();
});
