import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { getFolder } from '@byggtun/shared/contract/document';
import { addDocuments, addVersion, uploadTexts } from '@byggtun/shared/contract/documentUpload';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { FolderPage } from '../folder/FolderPage';
import { aDocument, aFolderAnswer } from '../testing/aFolder';

const plan = aDocument({ canUploadVersion: true });
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  fakeUploads(api);
});

async function open(canUpload = true, start: MockStart = {}) {
  const folder = aFolderAnswer({ title: 'Tegninger', canUpload, documents: [plan] });
  api.answer(getFolder, () => folder);
  const view = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/hms/:uuid" element={<FolderPage use="hms" />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path: `/projects/3/hms/${folder.uuid}`, ...start },
  );
  await screen.findByRole('table');
  return view;
}

/** Keeps the bytes of files on their way until the test lets them go. */
function holdBytes(): () => void {
  let go = () => undefined as void;
  const sent = new Promise<void>((resolve) => (go = resolve));
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    if (init?.body instanceof Blob) await sent;
    return fetch(address, init);
  };
  return () => go();
}
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Goes to another page while a file is on its way. */
async function leaveWithFile() {
  const go = holdBytes();
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  await view.user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Plan.pdf')]);
  await view.user.click(dialog.getByRole('button', { name: 'Lukk vinduet' }));
  act(() => view.portal.navigate('/dashboard'));
  await screen.findByText('Dashboardet');
  return { ...view, go };
}

/** What the folder says of the files: in their order. */
const answerAdds = (...statuses: ('saved' | 'exists')[]) =>
  api.answer(addDocuments, ({ body: { files } }) => ({
    documents: [plan],
    breadCrumbs: [],
    error: statuses.includes('exists'),
    statusList: files.map(({ bufferGuid }, index) => {
      const status = statuses[index] ?? 'saved';
      const document = status === 'exists' ? plan.uuid : null;
      return { bufferGuid, fileName: '', status, message: uploadTexts[status], document };
    }),
  }));

test('where nothing may be put there is no button, and on a kiosk neither', async () => {
  const { unmount } = await open(false);
  expect(screen.queryByRole('button', { name: 'Last opp' })).not.toBeInTheDocument();
  unmount();
  await open(true, { kiosk: true });
  expect(screen.queryByRole('button', { name: 'Last opp' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ny versjon/ })).not.toBeInTheDocument();
});

test('each chosen file has a line that says what became of it, and the folder is read anew', async () => {
  answerAdds('saved');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Snitt.pdf')]);
  expect(await dialog.findByText(uploadTexts.saved)).toBeInTheDocument();
  expect(dialog.getByText('1 av 1 filer er lastet opp.')).toBeInTheDocument();
  expect(api.calls(addDocuments)).toHaveLength(1);
  await waitFor(() => expect(api.calls(getFolder).length).toBeGreaterThan(1));
});

test('a file of another kind is refused on its line before it is sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  fireEvent.change(dialog.getByLabelText('Vedlegg fra enheten'), {
    target: { files: [new File(['x'], 'film.mp4', { type: 'video/mp4' })] },
  });
  expect(await dialog.findByText(/Filtypen kan ikke lastes opp/)).toBeInTheDocument();
  expect(api.calls(addDocuments)).toEqual([]);
});

test('a name that exists is told, and becomes a version only with a word on what was changed', async () => {
  answerAdds('exists');
  api.answer(addVersion, () => ({ ...plan, version: 3 }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Plan.pdf')]);
  expect(await dialog.findByText(uploadTexts.exists)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Lagre som ny versjon' }));
  expect(await dialog.findByText('Endringsmelding må være fylt ut!')).toBeInTheDocument();
  expect(api.calls(addVersion)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Endringsmelding for Plan.pdf/ }), 'Flyttet dør');
  await user.click(dialog.getByRole('button', { name: 'Lagre som ny versjon' }));
  expect(await dialog.findByText('Lastet opp som versjon 3')).toBeInTheDocument();
  expect(api.calls(addVersion)).toMatchObject([{ body: { changeSummary: 'Flyttet dør' } }]);
});

test('files that are dropped on the page are taken', async () => {
  answerAdds('saved');
  await open();
  const dataTransfer = { types: ['Files'], items: [], files: [pdf('Snitt.pdf')] };
  fireEvent.dragOver(screen.getByRole('table'), { dataTransfer });
  expect(await screen.findByText('Slipp filene for å laste dem opp')).toBeInTheDocument();
  fireEvent.drop(screen.getByRole('table'), { dataTransfer });
  expect(await screen.findByText(uploadTexts.saved)).toBeInTheDocument();
});

test('a call that fails is told on the line and can be tried again', async () => {
  api.refuse(addDocuments, 503, { message: 'Opptatt' });
  const { user, notices } = await open();
  await user.click(screen.getByRole('button', { name: 'Last opp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Last opp til Tegninger' }));
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Snitt.pdf')]);
  expect(await dialog.findByText('Filen ble ikke lagret. Prøv igjen.')).toBeInTheDocument();
  expect(notices).toMatchObject([{ kind: 'error', text: 'Opptatt' }]);
  answerAdds('saved');
  await user.click(dialog.getByRole('button', { name: 'Prøv igjen med Snitt.pdf' }));
  expect(await dialog.findByText(uploadTexts.saved)).toBeInTheDocument();
});

test('what is up only after the page was left becomes a document; until then the browser asks, and then it is told', async () => {
  answerAdds('saved');
  const { go, told, notices } = await leaveWithFile();
  expect([isAsked(), told.unsaved]).toEqual([true, 1]);
  act(go);
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'success', text: '1 fil er lastet opp til Tegninger.' }]),
  );
  expect(api.calls(addDocuments)).toHaveLength(1);
  expect([isAsked(), told.unsaved]).toEqual([false, 0]);
});

test('what became no document after the page was left is told of, and stands in the folder with the reason', async () => {
  answerAdds('exists');
  const { go, notices, portal, user } = await leaveWithFile();
  act(go);
  await waitFor(() =>
    expect(notices).toEqual([
      {
        kind: 'warning',
        text: '1 fil ble ikke lastet opp til Tegninger. Åpne mappen og velg «Last opp» for å se hvorfor.',
      },
    ]),
  );
  act(() => portal.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Last opp' }));
  expect(await screen.findByText(uploadTexts.exists)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lukk vinduet' }));
});

test('what is on its way when the window is closed is told of on the page too', async () => {
  answerAdds('saved');
  const { go, portal, notices } = await leaveWithFile();
  act(() => portal.navigate(-1));
  await screen.findByRole('table');
  act(go);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
  expect(api.calls(addDocuments)).toHaveLength(1);
  await waitFor(() => expect(api.calls(getFolder).length).toBeGreaterThan(1));
});

test('a document that takes versions has a dialog for the next one, which needs a file and a word', async () => {
  api.answer(addVersion, () => ({ ...plan, version: 3 }));
  const { user, notices } = await open();
  await user.click(screen.getByRole('button', { name: 'Ny versjon av Plan.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny versjon av Plan.pdf' }));
  await user.click(dialog.getByRole('button', { name: 'Lagre ny versjon' }));
  expect(await dialog.findByText('Endringsmelding må være fylt ut!')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Endringsmelding/ }), 'Flyttet dør');
  await user.click(dialog.getByRole('button', { name: 'Lagre ny versjon' }));
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Velg filen som er den nye versjonen.' }]));
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Plan rev B.pdf')]);
  await dialog.findByText('Klar til å lagres');
  await user.click(dialog.getByRole('button', { name: 'Lagre ny versjon' }));
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Plan.pdf er lastet opp som versjon 3.'));
});

test('a new version is not saved while one of its files has not come up, and who closes the dialog is asked', async () => {
  api.answer(addVersion, () => ({ ...plan, version: 3 }));
  const { user, notices } = await open();
  await user.click(screen.getByRole('button', { name: 'Ny versjon av Plan.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny versjon av Plan.pdf' }));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  await user.type(dialog.getByRole('textbox', { name: /Endringsmelding/ }), 'Flyttet dør');
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Plan rev B.pdf')]);
  await dialog.findByText('Klar til å lagres');
  api.refuse(beginUpload, 400, { message: attachmentTexts.projectFull });
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Snitt rev B.pdf')]);
  await dialog.findByText(attachmentTexts.projectFull);
  await press('Lagre ny versjon');
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: attachmentTexts.notUp }]));
  expect(api.calls(addVersion)).toEqual([]);
  await press('Lukk');
  await press('Fortsett å skrive');
  await press('Fjern Snitt rev B.pdf');
  await press('Lagre ny versjon');
  await waitFor(() => expect(notices.at(-1)?.text).toBe('Plan.pdf er lastet opp som versjon 3.'));
});

test('the file of a next version is not thrown away without a question', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ny versjon av Plan.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ny versjon av Plan.pdf' }));
  await user.upload(dialog.getByLabelText('Vedlegg fra enheten'), [pdf('Plan rev B.pdf')]);
  await dialog.findByText('Klar til å lagres');
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  expect(screen.getByRole('alertdialog', { name: 'Forkaste det du har skrevet?' })).toBeVisible();
});
