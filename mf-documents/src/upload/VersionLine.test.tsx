import { removeUnsaved } from '@byggtun/shared/contract/attachmentCalls';
import { type DocumentRow, getFolder } from '@byggtun/shared/contract/document';
import { addDocuments, addVersion, uploadTexts } from '@byggtun/shared/contract/documentUpload';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { type FakeUploads, fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor, within } from '@testing-library/react';

import { FolderPage } from '../folder/FolderPage';
import { aDocument, aFolderAnswer } from '../testing/aFolder';

const plan = aDocument({ canUploadVersion: true });

let api: FakeApi;
let server: FakeUploads;
beforeEach(() => {
  api = fakeApi();
  server = fakeUploads(api);
  api.answer(addDocuments, ({ body: { files } }) => ({
    documents: [plan],
    breadCrumbs: [],
    error: true,
    statusList: files.map(({ bufferGuid }) => ({
      ...{ bufferGuid, fileName: '', status: 'exists' as const },
      ...{ message: uploadTexts.exists, document: plan.uuid },
    })),
  }));
});

/** A file whose name is there, with a word on what was changed. */
async function write() {
  const folder = aFolderAnswer({ title: 'Tegninger', canUpload: true, documents: [plan] });
  api.answer(getFolder, () => folder);
  const view = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/hms/:uuid" element={<FolderPage use="hms" />} />
    </Routes>,
    { path: `/projects/3/hms/${folder.uuid}` },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  const file = new File(['%PDF'], 'Plan.pdf', { type: 'application/pdf' });
  await view.user.upload(dialog.getByLabelText('Vedlegg fra enheten'), file);
  await view.user.type(await dialog.findByRole('textbox', { name: /^Endringsmelding/ }), 'Flyttet dør');
  return { ...view, dialog, press: (name: string) => view.user.click(dialog.getByRole('button', { name })) };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a word that is written is not lost without a question', async () => {
  const { user, dialog, press } = await write();
  await user.keyboard('{Escape}');
  expect(await dialog.findByRole('alertdialog', { name: 'Forkaste det du har skrevet?' })).toBeVisible();
  await press('Fortsett å skrive');
  expect(dialog.getByRole('textbox', { name: /^Endringsmelding/ })).toHaveValue('Flyttet dør');
  expect(dialog.getByRole('textbox', { name: /^Endringsmelding/ })).toHaveFocus();
  expect(api.calls(removeUnsaved)).toEqual([]);
  await press('Lukk vinduet');
  await press('Forkast');
  await gone();
  await waitFor(() => expect(server.files.size).toBe(0));
});

test('who goes on writing after the file that they stood at was taken away stands in the first word', async () => {
  const { user, dialog, press } = await write();
  const other = new File(['%PDF'], 'Snitt.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), other);
  await dialog.findByRole('textbox', { name: /^Endringsmelding for Snitt.pdf/ });
  await press('Ta bort Snitt.pdf');
  await press('Lukk vinduet');
  await press('Fortsett å skrive');
  expect(dialog.getByRole('textbox', { name: /^Endringsmelding/ })).toHaveFocus();
});

test('while it is sent the window stays, and its file is not taken away', async () => {
  const { user, dialog, press } = await write();
  let save: (saved: DocumentRow) => void = () => undefined;
  api.answer(addVersion, () => new Promise((resolve) => (save = resolve)));
  await press('Lagre som ny versjon');
  await waitFor(() => expect(api.calls(addVersion)).toHaveLength(1));
  expect(dialog.getByRole('button', { name: 'Lukk vinduet' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: 'Ta bort Plan.pdf' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  act(() => save({ ...plan, version: 3 }));
  expect(await dialog.findByText('Lastet opp som versjon 3')).toBeInTheDocument();
  await press('Lukk vinduet');
  await gone();
  expect(api.calls(removeUnsaved)).toEqual([]);
});
