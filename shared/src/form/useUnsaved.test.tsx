import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod';

import { CallError } from '../http/CallError';
import { renderWithPortal } from '../testing/renderWithPortal';
import { CommentField } from './CommentField';
import { SearchBox } from './SearchBox';
import { useForm } from './useForm';

const schema = z.object({ text: z.string() });

function Note({ send }: { send: () => Promise<void> }) {
  const form = useForm({
    schema,
    initial: { text: '' },
    onSubmit: async (values) => {
      await send();
      form.reset(values);
    },
  });
  return (
    <>
      <CommentField value={form.values.text} onChange={(text) => form.set('text', text)} />
      <button onClick={() => void form.submit()}>Lagre</button>
    </>
  );
}

const box = () => screen.getByLabelText('Kommentar');

test('a form holds the page from the first letter until it is saved, over a failed save too', async () => {
  const send = jest.fn(() => Promise.resolve());
  send.mockRejectedValueOnce(new CallError({ kind: 'noAnswer' }));
  const { user, told } = renderWithPortal(<Note send={send} />);
  expect(told.unsaved).toBe(0);
  await user.type(box(), 'Hei');
  expect(told.unsaved).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(told.unsaved).toBe(1);
  // A press before the first answer is known sends nothing.
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    expect(send.mock.calls.length).toBeGreaterThan(1);
  });
  await waitFor(() => expect(told.unsaved).toBe(0));
});

test('a form lets go of the page when the text is taken back, and when it leaves the screen', async () => {
  const { user, told, unmount } = renderWithPortal(<Note send={() => Promise.resolve()} />);
  await user.type(box(), 'Hei');
  await user.clear(box());
  expect(told.unsaved).toBe(0);
  await user.type(box(), 'Hei igjen');
  expect(told.unsaved).toBe(1);
  unmount();
  expect(told.unsaved).toBe(0);
});

test('a search holds the page until it has begun', async () => {
  const held: number[] = [];
  const onSearch = jest.fn(() => held.push(told.unsaved));
  function Search() {
    const [value, setValue] = useState('');
    return (
      <>
        <SearchBox label="Søk" value={value} onSearch={(text) => (onSearch(), setValue(text))} />
        <output>{value}</output>
      </>
    );
  }
  const { user, told } = renderWithPortal(<Search />);
  await user.type(screen.getByRole('searchbox', { name: 'Søk' }), 'dør');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('dør'));
  expect(held.every((count) => count === 1)).toBe(true);
  // It lets go with the drawing that follows.
  await waitFor(() => expect(told.unsaved).toBe(0));
});
