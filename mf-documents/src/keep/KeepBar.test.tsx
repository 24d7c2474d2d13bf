import { getAttachment, openTicket } from '@byggtun/shared/contract/attachmentCalls';
import {
  type DocumentFolder,
  type DocumentRow,
  getFolder,
  getHmsPlan,
} from '@byggtun/shared/contract/document';
import { listNewestDocuments } from '@byggtun/shared/contract/documentCalls';
import { keptLimit } from '@byggtun/shared/contract/keptFolder';
import { forgetKept } from '@byggtun/shared/portal/keptCaches';
import { readKeptFile } from '@byggtun/shared/portal/keptFiles';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

import { FolderPage } from '../folder/FolderPage';
import { folderPaths } from '../folder/folderPaths';
import { NewestPage } from '../newest/NewestPage';
import { aDocument, aFolder, aFolderAnswer } from '../testing/aFolder';
import { saveData } from '../testing/saveData';
import { readFolders } from './keptFolders';

const person = aProfile({ id: 7 });
const inner = aFolder('Tømrer');
const plan = aDocument({ name: 'Plan', extension: 'xlsx', applicationType: 'application/vnd.ms-excel' });
const detail = aDocument({ name: 'Detalj', extension: 'xlsx', applicationType: 'application/vnd.ms-excel' });

let api: FakeApi;
let saved: string[];
beforeEach(async () => {
  api = fakeApi();
  fakeCaches();
  saveData(true);
  await readFolders('7');
  saved = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const root = '/projects/3/hms';
const under = `${root}/${inner.uuid}`;

/** The HMS plan with these documents, and a folder in it. */
function serve(documents: readonly DocumentRow[] = [plan], folder: readonly DocumentRow[] = [detail]) {
  const answer = (rows: readonly DocumentRow[], title: string): DocumentFolder =>
    aFolderAnswer({ kind: 'hms', uuid: inner.uuid, title, documents: [...rows] });
  api.answer(getHmsPlan, () => answer([inner, ...documents], 'HMS-plan'));
  api.answer(getFolder, () => answer(folder, 'Tømrer'));
  api.answer(getAttachment, ({ params: { bufferGuid } }) => new Blob([bufferGuid]));
}

/** The server is out of reach. */
const loseServer = () =>
  [getHmsPlan, getFolder, getAttachment, openTicket].forEach((route) => api.drop(route));

const open = (path = root, start: MockStart = {}) =>
  renderWithPortal(
    <Routes>
      {folderPaths.map((one) => (
        <Route key={one.path} path={one.path} element={<FolderPage use={one.use} />} />
      ))}
      <Route path="/documents" element={<NewestPage />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path, profile: person, ...start },
  );

/** Opens the HMS plan and asks for it. */
async function pressKeep() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Behold på enheten' }));
  return view;
}

/** Opens the HMS plan and keeps it. */
async function keep() {
  const view = await pressKeep();
  await screen.findByText(/^På enheten, hentet \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  return view;
}

test('a kept folder and those under it open without the server, and their files are saved from the device', async () => {
  serve();
  const { unmount } = await keep();
  expect(screen.getByText(/^Bruker .* av 500 MB på denne enheten\.$/)).toBeVisible();
  unmount();
  loseServer();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Plan.xlsx' }));
  await waitFor(() => expect(saved).toEqual(['Plan.xlsx']));
  await user.click(screen.getByRole('link', { name: 'Tømrer' }));
  await user.click(await screen.findByRole('button', { name: 'Detalj.xlsx' }));
  await waitFor(() => expect(saved).toEqual(['Plan.xlsx', 'Detalj.xlsx']));
  expect(screen.getByRole('link', { name: /^På enheten med «HMS-plan», hentet/ })).toHaveAttribute(
    'href',
    root,
  );
  expect(api.calls(openTicket)).toEqual([]);
});

test('what is not kept leads to the Dashboard without the server, and so it does for somebody else', async () => {
  serve();
  const { unmount } = open();
  await screen.findByRole('button', { name: 'Behold på enheten' });
  unmount();
  loseServer();
  const { unmount: leave } = open(under);
  expect(await screen.findByText('Dashboardet')).toBeVisible();
  leave();
  serve();
  (await keep()).unmount();
  loseServer();
  open(root, { profile: aProfile({ id: 8 }) });
  expect(await screen.findByText('Dashboardet')).toBeVisible();
});

test('a newer version takes the place of the one before, and is told', async () => {
  serve();
  const { hub, notices } = await keep();
  const newer = { ...plan, version: 3, guid: detail.uuid };
  serve([newer]);
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'revision', id: 1 }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'info', text: '«HMS-plan» på enheten er oppdatert: 1 ny fil er hentet.' },
    ]),
  );
  expect(await readKeptFile('7', plan.guid ?? '')).toBeUndefined();
  expect(await readKeptFile('7', newer.guid)).toBeDefined();
});

test('what there is no room for is told, and the rest is kept', async () => {
  serve([aDocument({ name: 'Modell', size: keptLimit + 1 }), plan]);
  await keep();
  expect(screen.getByText(/1 fil er ikke hentet ennå\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hent resten' })).toBeEnabled();
  expect(await readKeptFile('7', plan.guid ?? '')).toBeDefined();
});

test('one is taken away in its folder or in the list of all of them, and with it its files', async () => {
  serve();
  const { user, unmount } = await keep();
  await user.click(screen.getByRole('button', { name: 'Fjern fra enheten' }));
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  expect(await readKeptFile('7', plan.guid ?? '')).toBeUndefined();
  unmount();
  const { user: reader } = await keep();
  api.answer(listNewestDocuments, () => ({ documents: [], more: false }));
  await reader.click(screen.getByRole('link', { name: 'Dokumenter i alle prosjekter' }));
  expect(await screen.findByRole('link', { name: 'Sandaker park: HMS-plan' })).toHaveAttribute('href', root);
  await reader.click(screen.getByRole('button', { name: 'Fjern fra enheten: Sandaker park: HMS-plan' }));
  await waitFor(() => expect(screen.queryByText('På enheten')).not.toBeInTheDocument());
  expect(await readKeptFile('7', plan.guid ?? '')).toBeUndefined();
});

test('one that may not be seen any more goes from the device', async () => {
  serve();
  const { hub } = await keep();
  api.refuse(getHmsPlan, 404);
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'revision', id: 1 }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await waitFor(async () => expect(await readKeptFile('7', plan.guid ?? '')).toBeUndefined());
});

test('it is given up, and nothing of it stays', async () => {
  serve();
  api.answer(getAttachment, () => new Promise(() => undefined));
  const { user, notices } = await pressKeep();
  await user.click(await screen.findByRole('button', { name: 'Avbryt' }));
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  expect(notices).toEqual([]);
});

/** Opens the HMS plan, and stays longer than until it would be kept unasked. */
async function look() {
  jest.useFakeTimers();
  const view = open();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  jest.useRealTimers();
  return view;
}

test.each([
  ['unasked', look],
  ['because the person asked for it', keep],
])('one that was kept %s, and that the person takes away, is not kept again unasked', async (_, begin) => {
  serve();
  saveData(false);
  const view = await begin();
  expect(await screen.findByText(/^På enheten, hentet/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Fjern fra enheten' }));
  view.unmount();
  await look();
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fjern fra enheten' })).not.toBeInTheDocument();
});

test.each([
  ['it was opened', look],
  ['the person asked for it', pressKeep],
])('one that came because %s, and that the person gives up, is not begun again unasked', async (_, begin) => {
  serve();
  saveData(false);
  api.answer(getAttachment, () => new Promise(() => undefined));
  const view = await begin();
  await view.user.click(await screen.findByRole('button', { name: 'Avbryt' }));
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  view.unmount();
  await look();
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avbryt' })).not.toBeInTheDocument();
});

test('where the browser is told to save data, nothing is kept unasked', async () => {
  serve();
  await look();
  expect(await screen.findByRole('button', { name: 'Behold på enheten' })).toBeVisible();
  expect(await readFolders('7')).toEqual([]);
});

test('signing out takes all of it', async () => {
  serve();
  (await keep()).unmount();
  await forgetKept();
  expect(await readFolders('7')).toEqual([]);
  expect(await readKeptFile('7', plan.guid ?? '')).toBeUndefined();
});

test('a kiosk keeps nothing', async () => {
  serve();
  open(root, { kiosk: true });
  expect(await screen.findByRole('link', { name: 'Tømrer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Behold på enheten' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Dokumenter i alle prosjekter' })).not.toBeInTheDocument();
});
