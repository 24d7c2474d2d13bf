import { screen, waitFor } from '@testing-library/react';

import { fakeApi } from '../testing/fakeApi';
import { fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentsCard } from './AttachmentsCard';

beforeEach(() => {
  sessionStorage.clear();
  fakeUploads(fakeApi());
});

/** A card with a new file that is up. */
async function open() {
  const view = renderWithPortal(
    <AttachmentsCard of="complaint.101" attachments={[]} onSave={() => Promise.resolve()} />,
  );
  const file = new File(['Fukt i vegg'], 'notat.txt', { type: 'text/plain' });
  await view.user.upload(screen.getByLabelText('Vedlegg fra enheten'), file);
  await screen.findByText('Klar til å lagres');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await view.user.keyboard('{Enter}');
  };
  return { ...view, press };
}
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

test('who has saved goes on at the choice of files', async () => {
  const { press } = await open();
  await press('Lagre vedlegg');
  await hasFocus('Velg filer');
});

test('who takes a file away goes on there too, and who keeps it, at the file', async () => {
  const { press, user } = await open();
  await press('Fjern notat.txt');
  await press('Behold den');
  await hasFocus('Fjern notat.txt');
  await press('Fjern notat.txt');
  await user.keyboard('{Escape}');
  await hasFocus('Fjern notat.txt');
  await press('Fjern notat.txt');
  await press('Ta den bort');
  await hasFocus('Velg filer');
});
