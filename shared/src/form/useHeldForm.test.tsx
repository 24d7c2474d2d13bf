import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod';

import { CallError } from '../http/CallError';
import { renderWithPortal } from '../testing/renderWithPortal';
import { TextField } from './TextField';
import { useForm } from './useForm';
import { useHeldForm } from './useHeldForm';

const schema = z.object({ title: z.string().min(1, 'Må fylles ut!') });

function Form({ send }: { send: () => Promise<void> }) {
  const form = useForm({ schema, initial: { title: '' }, onSubmit: send });
  useHeldForm(form.id, form.running);
  return (
    <form
      id={form.id}
      aria-label="Skjema"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.failure}
      <TextField label="Tittel" {...form.field('title')} />
    </form>
  );
}

test('while a form is sent its fields wait; who stood in one of them does again when it failed', async () => {
  let fail: () => void = () => undefined;
  const failed = new CallError({
    kind: 'refused',
    status: 400,
    answer: { error: 'busy', message: 'Prøv igjen senere.' },
  });
  const send = () => new Promise<void>((_, reject) => (fail = () => reject(failed)));
  const { user } = renderWithPortal(
    <main tabIndex={-1}>
      <Form send={send} />
    </main>,
  );
  const form = screen.getByRole('form', { name: 'Skjema' });
  const title = screen.getByLabelText('Tittel');
  await user.type(title, 'Løs stige{Enter}');
  await waitFor(() => expect(form).toHaveAttribute('inert'));
  // Where a press on what can't be reached puts it.
  screen.getByRole('main').focus();
  fail();
  expect(await screen.findByText('Prøv igjen senere.')).toBeVisible();
  expect(form).not.toHaveAttribute('inert');
  expect(title).toHaveFocus();
  expect(title).toHaveValue('Løs stige');
});

test('the focus that has gone on meanwhile is left where it is', async () => {
  let done: () => void = () => undefined;
  const send = () => new Promise<void>((resolve) => (done = resolve));
  const { user } = renderWithPortal(
    <>
      <Form send={send} />
      <button type="button">Ved siden av</button>
    </>,
  );
  await user.type(screen.getByLabelText('Tittel'), 'Løs stige{Enter}');
  const form = screen.getByRole('form', { name: 'Skjema' });
  await waitFor(() => expect(form).toHaveAttribute('inert'));
  const beside = screen.getByRole('button', { name: 'Ved siden av' });
  beside.focus();
  done();
  await waitFor(() => expect(form).not.toHaveAttribute('inert'));
  expect(beside).toHaveFocus();
});
