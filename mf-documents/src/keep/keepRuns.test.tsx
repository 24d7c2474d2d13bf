import { getAttachment, openTicket } from '@byggtun/shared/contract/attachmentCalls';
import {
  type DocumentRow,
  getBlueprints,
  getDocuments,
  getFolder,
  getHmsPlan,
} from '@byggtun/shared/contract/document';
import { keptLimit } from '@byggtun/shared/contract/keptFolder';
import { readKeptFile } from '@byggtun/shared/portal/keptFiles';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { FolderPage } from '../folder/FolderPage';
import { folderPaths } from '../folder/folderPaths';
import { aDocument, aFolder, aFolderAnswer } from '../testing/aFolder';
import { saveData } from '../testing/saveData';
import { readFolders } from './keptFolders';
import { KeptList } from './KeptList';
import { walkFolder } from './walkFolder';

const sheet = (name: string, over: Partial<DocumentRow> = {}) =>
  aDocument({ name, extension: 'xlsx', applicationType: 'application/vnd.ms-excel', ...over });
const plan = sheet('Plan');
const hms = '/projects/3/hms';
const hotel = '/projects/3/documents';
const blueprints = '/projects/3/blueprints';

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  fakeCaches();
  saveData(true);
  await readFolders('7');
  api.answer(getAttachment, ({ params: { bufferGuid } }) => new Blob([bufferGuid]));
});
afterEach(() => jest.restoreAllMocks());

const target = { base: '/api', getToken: () => Promise.resolve('abc') };
const { uuid } = aFolder('Rot');
const answer = (title: string, documents: DocumentRow[]) =>
  aFolderAnswer({ kind: 'hms', uuid, title, documents });
const serve = (rows: DocumentRow[]) => api.answer(getHmsPlan, () => answer('HMS-plan', rows));
const never = () => new Promise<never>(() => undefined);
/** Every file comes but these, which stay on their way. */
const holdFiles = (...held: DocumentRow[]) =>
  api.answer(getAttachment, ({ params: { bufferGuid } }) =>
    held.some(({ guid }) => guid === bufferGuid) ? never() : new Blob([bufferGuid]),
  );
const open = (path: string, beside?: ReactNode) =>
  renderWithPortal(
    <>
      {beside}
      <Routes>
        {folderPaths.map((one) => (
          <Route key={one.path} path={one.path} element={<FolderPage use={one.use} />} />
        ))}
      </Routes>
    </>,
    { path, profile: aProfile({ id: 7 }) },
  );
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const kept = () => screen.findByText(/^På enheten, hentet/);
const keep = async (path: string) => {
  const view = open(path);
  await press(view, 'Behold på enheten');
  await kept();
  return view;
};
const isHere = async ({ guid }: DocumentRow) => (await readKeptFile('7', guid ?? '')) !== undefined;

/** Somebody has put in a file: the kept folders are asked for anew. */
const refresh = async ({ hub }: ReturnType<typeof open>) => {
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'revision', id: 1 }));
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
};

test('a folder that is taken away while another is asked for anew does not come back', async () => {
  const [own, last, newer] = [sheet('Rutine'), sheet('Fasade'), sheet('Snitt')];
  serve([plan]);
  api.answer(getDocuments, () => answer('Dokumenthotell', [own]));
  api.answer(getBlueprints, () => answer('Prosjekttegninger', [last]));
  // They are asked for in the order in which they were kept.
  for (const path of [hms, hotel, blueprints]) (await keep(path)).unmount();
  const view = open(hotel);
  await kept();
  let go = () => undefined as void;
  api.answer(getHmsPlan, () => new Promise((resolve) => (go = () => resolve(answer('HMS-plan', [plan])))));
  api.answer(getBlueprints, () => answer('Prosjekttegninger', [last, newer]));
  await refresh(view);
  await press(view, 'Fjern fra enheten');
  await screen.findByRole('button', { name: 'Behold på enheten' });
  act(go);
  const told = '«Prosjekttegninger» på enheten er oppdatert: 1 ny fil er hentet.';
  await waitFor(() => expect(view.notices).toEqual([{ kind: 'info', text: told }]));
  expect((await readFolders('7')).map(({ path }) => path)).not.toContain(hotel);
  expect(await isHere(own)).toBe(false);
});

test('a folder that is taken away while it is asked for anew itself does not come back', async () => {
  const newer = sheet('Snitt');
  serve([plan]);
  (await keep(hms)).unmount();
  const view = open(hms, <KeptList />);
  await screen.findByRole('link', { name: 'Sandaker park: HMS-plan' });
  serve([plan, newer]);
  holdFiles(newer);
  await refresh(view);
  await screen.findByText('Henter til enheten: 0 av 1 filer');
  await press(view, 'Fjern fra enheten: Sandaker park: HMS-plan');
  await screen.findByRole('button', { name: 'Behold på enheten' });
  expect(await readFolders('7')).toEqual([expect.objectContaining({ declined: true, here: [] })]);
  expect(await isHere(plan)).toBe(false);
});

test('while files come, those that are here are noted: the end of the tab leaves them', async () => {
  const files = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => sheet(name));
  serve(files);
  holdFiles(...files.slice(6));
  const view = open(hms);
  await press(view, 'Behold på enheten');
  await screen.findByText('Henter til enheten: 6 av 7 filer');
  expect((await readFolders('7')).map(({ here }) => here.length)).toEqual([5]);
  // Given up by the person it leaves nothing, not even what came after the last note.
  await press(view, 'Avbryt');
  await screen.findByRole('button', { name: 'Behold på enheten' });
  expect(await Promise.all(files.map(isHere))).toEqual(files.map(() => false));
});

test('who gives up the rest keeps what was there', async () => {
  serve([plan, sheet('Modell', { size: keptLimit + 1 })]);
  const view = await keep(hms);
  const late = sheet('Snitt');
  serve([plan, late]);
  holdFiles(late);
  await press(view, 'Hent resten');
  await screen.findByText('Henter til enheten: 0 av 1 filer');
  await press(view, 'Avbryt');
  await kept();
  expect(await isHere(plan)).toBe(true);
});

test('a kept picture is saved from the viewer without the server', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  serve([aDocument({ name: 'Fasade', extension: 'png', applicationType: 'image/png' })]);
  const view = await keep(hms);
  [getAttachment, openTicket].forEach((route) => api.drop(route));
  await press(view, 'Fasade.png');
  await screen.findByRole('dialog', { name: 'Fasade.png' });
  const [button = document.body] = screen.getAllByRole('button', { name: 'Last ned Fasade.png' }).slice(-1);
  await view.user.click(button);
  await waitFor(() => expect(saved).toEqual(['Fasade.png']));
  expect(api.calls(openTicket)).toEqual([]);
});

test('of more folders than are kept with one it is said that some are missing', async () => {
  serve(Array.from({ length: 500 }, (_, index) => aFolder(`Mappe ${index}`)));
  api.answer(getFolder, () => answer('Mappe', []));
  const walk = () => walkFolder(target, { use: 'hms', projectId: 3 }, new AbortController().signal);
  const found = await walk();
  expect([Object.keys(found.folders).length, found.isCut]).toEqual([500, true]);
  serve([aFolder('Mappe')]);
  const whole = await walk();
  expect([Object.keys(whole.folders).length, whole.isCut]).toEqual([2, false]);
});
