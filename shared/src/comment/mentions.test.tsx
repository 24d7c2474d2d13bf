import { screen, within } from '@testing-library/react';

import { saveComment } from '../contract/commentSave';
import { aComment } from '../testing/builders';
import { type CommentServer, commentServer, openComments, staff } from '../testing/openComments';
import { findCommentBox, writeComment } from '../testing/writeComment';

let server: CommentServer;

beforeEach(() => {
  sessionStorage.clear();
  server = commentServer();
  server.tagUsers = [
    { key: 1, value: 'Kari Solberg', company: 'Byggtun AS', isByggtun: true },
    { key: 2, value: 'Henrik Lunde', company: 'Byggtun AS', isByggtun: true },
    { key: 6, value: 'Marte Haugen', company: 'Nordre Tømrer AS', isByggtun: false },
    { key: 8, value: 'Åse Marie Strand', company: 'Nordre Tømrer AS', isByggtun: false },
  ];
  server.api.answer(saveComment, ({ body }) => aComment({ id: 2, newComment: body.newComment }));
});

const people = () => within(screen.getByRole('listbox', { name: 'Personer du kan nevne' }));
const names = () =>
  people()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Lagre kommentar' });
const sent = () => server.api.calls(saveComment)[0]?.body;

test('an @ offers the people of the case, those whose name begins so, and says how many', async () => {
  const { user } = await openComments(server);
  await writeComment(user, 'Hei @');
  expect(names()).toEqual([
    'Kari SolbergByggtun AS',
    'Henrik LundeByggtun AS',
    'Marte HaugenNordre Tømrer AS',
    'Åse Marie StrandNordre Tømrer AS',
  ]);
  expect(screen.getByText('4 treff. Velg med piltastene og Enter.')).toHaveAttribute('aria-live', 'polite');
  await user.paste('ma');
  expect(names()).toEqual(['Marte HaugenNordre Tømrer AS', 'Åse Marie StrandNordre Tømrer AS']);
});

test('who is chosen by the keys is mentioned, sent along, and shown', async () => {
  const { user } = await openComments(server);
  await writeComment(user, '@ma');
  const box = await findCommentBox();
  const active = () => people().getByRole('option', { selected: true });
  expect(active()).toHaveTextContent('Marte Haugen');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Åse Marie Strand');
  expect(box).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.paste('kan du se?');
  expect(box).toHaveTextContent('@Marte Haugen kan du se?');
  await user.click(save());
  expect(sent()).toMatchObject({
    newComment: '<p><span data-mention="6">@Marte Haugen</span> kan du se?</p>',
    tags: [{ personId: 6, status: 1 }],
  });
  expect(await screen.findByText('@Marte Haugen', { selector: '.comment span' })).toBeVisible();
});

test('the button begins a mention, a press chooses, Escape gives it up', async () => {
  const { user } = await openComments(server);
  await writeComment(user, 'Hei');
  await user.click(screen.getByRole('button', { name: 'Nevn noen' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nevn noen' }));
  await user.click(people().getByRole('option', { name: /Kari/ }));
  expect(await findCommentBox()).toHaveTextContent('Hei @ @Kari Solberg');
});

test('a mention that was given up and taken away can be begun anew in its place', async () => {
  const { user } = await openComments(server);
  await writeComment(user, '@');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  await user.paste('@');
  expect(names()).toHaveLength(4);
});

test('an e-mail address is no mention', async () => {
  const { user } = await openComments(server);
  await writeComment(user, 'kari@');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('an internal comment offers developer staff alone, and is not sent with others', async () => {
  const { user } = await openComments(server, { profile: staff });
  await writeComment(user, '@mar');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Kun internt' }));
  await user.click(save());
  expect(await screen.findByText('I en intern kommentar kan du bare nevne ansatte i Byggtun.')).toBeVisible();
  expect(sent()).toBeUndefined();
  await writeComment(user, '@');
  // Not oneself either.
  expect(names()).toEqual(['Henrik LundeByggtun AS']);
});

test('a mention that the server refuses is said in its place, and the text is kept', async () => {
  server.api.refuse(saveComment, 400, {
    errors: { tags: ['Du kan bare nevne personer som har tilgang til saken.'] },
  });
  const { user } = await openComments(server);
  await writeComment(user, '@kari');
  await user.keyboard('{Enter}');
  await user.click(save());
  expect(await screen.findByText('Du kan bare nevne personer som har tilgang til saken.')).toBeVisible();
  expect(await findCommentBox()).toHaveTextContent('@Kari Solberg');
});
