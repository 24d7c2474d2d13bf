import { act, screen } from '@testing-library/react';

import type { Comment } from '../contract/comment';
import { saveComment } from '../contract/commentSave';
import { commentServer, openComments, staff } from '../testing/openComments';
import { writeComment } from '../testing/writeComment';

beforeEach(() => sessionStorage.clear());

const choose = (name: string) => screen.getByRole('radio', { name });

test.each([
  ['Synlig for kunden', 'Kun internt', 'Kun internt'],
  ['Kun internt', 'Synlig for kunden', 'Kun internt'],
  ['Synlig for kunden', 'Alle på saken', 'Alle på saken'],
])('for %s that fails gives what was written since for %s no more readers', async (first, since, both) => {
  const server = commentServer();
  let fail: () => void = () => undefined;
  const answer = new Promise<Comment>((_, reject) => (fail = () => reject(new Error('nettet er borte'))));
  server.api.answer(saveComment, () => answer);
  const { user } = await openComments(server, { profile: staff });
  await user.click(choose(first));
  await writeComment(user, 'Den første.');
  await user.click(screen.getByRole('button', { name: 'Lagre kommentar' }));
  await user.click(choose(since));
  await writeComment(user, 'Den andre.');
  act(() => fail());
  expect(await screen.findByText('Kommentaren ble ikke lagret. Teksten din er beholdt.')).toBeVisible();
  expect(choose(both)).toBeChecked();
});
