import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { removeUnsaved, sendChunk } from '../contract/attachmentCalls';
import { FormDialog } from '../form/FormDialog';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { type FakeUploads, fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useFormWithFiles } from './useFormWithFiles';
import { useUploads } from './useUploads';

let api: FakeApi;
let server: FakeUploads;
beforeEach(() => {
  api = fakeApi();
  server = fakeUploads(api);
});

const empty = { id: 'skjema', failure: undefined, isDirty: false, running: false };
const submit = () => Promise.resolve();

function Dialog({ onClosed }: { onClosed: () => void }) {
  const uploads = useUploads('itemCase.7');
  const form = useFormWithFiles({ ...empty, submit }, uploads);
  return (
    <FormDialog title="Avvik" submitText="Opprett avvik" form={form} done={false} onClosed={onClosed}>
      <AttachmentField uploads={uploads} />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Meld avvik
      </button>
      {isOpen ? <Dialog onClosed={() => setOpen(false)} /> : null}
    </>
  );
}

const text = (name: string) => new File(['x'.repeat(10)], name, { type: 'text/plain' });

/** A dialog with a file that is up and one that is on its way, which somebody wants to leave. */
async function leaveWithFiles() {
  const view = renderWithPortal(<Page />);
  const open = () => view.user.click(screen.getByRole('button', { name: 'Meld avvik' }));
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Avvik' }));
  await view.user.upload(dialog.getByLabelText('Vedlegg fra enheten'), text('oppe.txt'));
  await dialog.findByText('Klar til å lagres');
  api.answer(sendChunk, () => new Promise(() => undefined));
  await view.user.upload(dialog.getByLabelText('Vedlegg fra enheten'), text('underveis.txt'));
  await waitFor(() => expect(server.files.size).toBe(2));
  await view.user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  const press = async (name: string) => view.user.click(await dialog.findByRole('button', { name }));
  return { ...view, open, press };
}

test('files that are thrown away with the form are given up, and the server forgets them', async () => {
  const { open, press, told, notices } = await leaveWithFiles();
  await press('Forkast');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(server.files.size).toBe(0));
  expect([told.unsaved, notices]).toEqual([0, []]);
  await open();
  await screen.findByRole('dialog', { name: 'Avvik' });
  expect(screen.queryByRole('list', { name: 'Nye filer' })).not.toBeInTheDocument();
});

test('who stays keeps them', async () => {
  const { press } = await leaveWithFiles();
  await press('Fortsett å skrive');
  expect(within(screen.getByRole('list', { name: 'Nye filer' })).getAllByRole('listitem')).toHaveLength(2);
  expect(api.calls(removeUnsaved)).toEqual([]);
});
