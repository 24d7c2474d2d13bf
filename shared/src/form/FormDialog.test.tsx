import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { FormDialog } from './FormDialog';

function Page({ isDirty = false, running = false }: { isDirty?: boolean; running?: boolean }) {
  const [open, setOpen] = useState(false);
  const form = { id: 'skjema', failure: undefined, isDirty, running, submit: () => Promise.resolve() };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Endre
      </button>
      {open ? (
        <FormDialog
          title="Endre status"
          submitText="Endre status"
          form={form}
          done={false}
          onClosed={() => setOpen(false)}
        >
          <input aria-label="Kommentar" />
          <input aria-label="Notat" />
        </FormDialog>
      ) : null}
    </>
  );
}

async function openDialog(state: { isDirty?: boolean; running?: boolean } = {}) {
  const view = renderWithPortal(<Page {...state} />, { path: '/complaints/7' });
  act(() => view.portal.navigate('/complaints/8'));
  await view.user.click(await screen.findByRole('button', { name: 'Endre' }));
  await screen.findByRole('dialog');
  const pressBack = () => act(() => view.pressBack());
  const isOn = () => view.portal.location.get().pathname;
  return { ...view, pressBack, isOn };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('Back closes it, and then leaves the page', async () => {
  const { pressBack, isOn } = await openDialog();
  pressBack();
  await gone();
  expect(isOn()).toBe('/complaints/8');
  pressBack();
  expect(isOn()).toBe('/complaints/7');
});

test('Back asks first when something is typed, and leaves it at the second', async () => {
  const { pressBack, isOn } = await openDialog({ isDirty: true });
  pressBack();
  expect(await screen.findByRole('button', { name: 'Forkast' })).toBeInTheDocument();
  pressBack();
  await gone();
  expect(isOn()).toBe('/complaints/8');
});

test('Back does not give up what is being saved', async () => {
  const { pressBack, isOn } = await openDialog({ running: true });
  pressBack();
  pressBack();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(isOn()).toBe('/complaints/8');
});

test('closed in another way, it leaves no Back behind', async () => {
  const { user, pressBack, isOn } = await openDialog();
  await user.keyboard('{Escape}');
  await gone();
  pressBack();
  expect(isOn()).toBe('/complaints/7');
});

test('who goes on writing stands where they stood before the question', async () => {
  const { user } = await openDialog({ isDirty: true });
  const goOn = () => user.click(screen.getByRole('button', { name: 'Fortsett å skrive' }));
  await waitFor(() => expect(screen.getByLabelText('Kommentar')).toHaveFocus());
  await user.click(screen.getByLabelText('Notat'));
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByRole('button', { name: 'Fortsett å skrive' })).toHaveFocus();
  await goOn();
  expect(screen.getByLabelText('Notat')).toHaveFocus();
  await user.keyboard('{Escape}{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Notat')).toHaveFocus();
});
