import { openTicket } from '@byggtun/shared/contract/attachmentCalls';
import {
  type DocumentFolder,
  getBlueprints,
  getDocuments,
  getFolder,
  getHouseBlueprints,
  listVersions,
} from '@byggtun/shared/contract/document';
import { convertToPdf, mergePdfs, searchDocuments } from '@byggtun/shared/contract/documentCalls';
import { notOnKiosk } from '@byggtun/shared/contract/documentRules';
import { convertTexts } from '@byggtun/shared/contract/documentTexts';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { aDocument, aFolder, aFolderAnswer } from '../testing/aFolder';
import { FolderPage } from './FolderPage';
import { folderPaths } from './folderPaths';

const plan = aDocument({ name: 'Plan' });
const fasade = aDocument({ name: 'Fasade', dateTime: '2026-11-20T10:00:00Z' });
const sheet = aDocument({
  name: 'Fremdrift',
  extension: 'xlsx',
  applicationType: 'application/vnd.ms-excel',
});
const mail = aDocument({ name: 'Varsel', extension: 'msg', applicationType: 'application/vnd.ms-outlook' });
const rows = [aFolder('Referater'), fasade, sheet, mail, plan];

let api: FakeApi;
let saved: string[];
beforeEach(() => {
  api = fakeApi();
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

async function open(path: string, over: Partial<DocumentFolder> = {}, start: MockStart = {}) {
  const answer = () => aFolderAnswer({ documents: rows, ...over });
  for (const route of [getDocuments, getBlueprints, getHouseBlueprints, getFolder]) api.answer(route, answer);
  api.answer(openTicket, () => ({}));
  const view = renderWithPortal(
    <Routes>
      {folderPaths.map((one) => (
        <Route key={one.path} path={one.path} element={<FolderPage use={one.use} />} />
      ))}
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path, ...start },
  );
  await screen.findByRole('table');
  return view;
}
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

test('a folder that can not be loaded leads to the Dashboard', async () => {
  api.refuse(getDocuments, 404);
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id/documents" element={<FolderPage use="documents" />} />
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path: '/projects/3/documents' },
  );
  expect(await screen.findByText('Dashboardet')).toBeVisible();
});

test('folders lead on, and the way back to the project stands above', async () => {
  await open('/projects/3/documents', {
    breadCrumbs: [
      { id: plan.uuid, title: 'Dokumenthotell', last: false },
      { id: fasade.uuid, title: 'Administrasjon', last: true },
    ],
  });
  expect(screen.getByRole('link', { name: 'Referater' })).toHaveAttribute(
    'href',
    `/projects/3/documents/${rows[0]?.uuid}`,
  );
  const crumbs = within(screen.getByRole('navigation', { name: 'Brødsmulesti' }));
  expect(crumbs.getByRole('link', { name: 'Sandaker park' })).toHaveAttribute('href', '/projects/3');
  expect(crumbs.getByRole('link', { name: 'Dokumenthotell' })).toHaveAttribute(
    'href',
    '/projects/3/documents',
  );
  expect(crumbs.getByText('Administrasjon')).toHaveAttribute('aria-current', 'page');
});

test('the drawings of a house are headed so, and a press saves one', async () => {
  const { user } = await open('/projects/3/house/31/blueprints', {
    title: 'Tegninger - Bygg A',
    kind: 'blueprints',
    house: { id: 31, name: 'Bygg A' },
  });
  expect(screen.getByRole('heading', { name: 'Tegninger - Bygg A' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Referater' })).toHaveAttribute(
    'href',
    `/projects/3/house/31/blueprints/${rows[0]?.uuid}`,
  );
  await user.click(button('Plan.pdf'));
  await waitFor(() => expect(saved).toEqual(['Plan.pdf']));
});

test('only PDFs can be chosen, and the chosen are merged in the order on the screen', async () => {
  const { user } = await open('/projects/3/documents');
  api.answer(mergePdfs, () => new Blob(['%PDF']));
  expect(screen.queryByRole('checkbox', { name: 'Velg Fremdrift.xlsx' })).not.toBeInTheDocument();
  expect(button('Last ned valgte')).toBeDisabled();
  await user.click(box('Velg Plan.pdf'));
  await user.click(box('Velg Fasade.pdf'));
  expect(box('Velg alle')).toBeChecked();
  await user.click(button('Last ned valgte (2)'));
  await waitFor(() => expect(saved).toEqual(['Sandaker park Dokumenthotell.pdf']));
  expect(api.calls(mergePdfs)).toMatchObject([
    { body: { documents: [{ uuid: fasade.uuid }, { uuid: plan.uuid }] } },
  ]);
});

test('a damaged PDF is named, and the person decides whether the others are wanted', async () => {
  const { user, notices } = await open('/projects/3/documents');
  api.refuse(mergePdfs, 400, { error: 'damaged', message: 'Plan.pdf er skadet' });
  await user.click(box('Velg alle'));
  await user.click(button('Last ned valgte (2)'));
  expect(await screen.findByText('Plan.pdf er skadet')).toBeVisible();
  expect(notices).toEqual([]);
  api.answer(mergePdfs, () => new Blob(['%PDF']));
  await user.click(button('Last ned de andre'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.calls(mergePdfs).at(-1)).toMatchObject({ query: { skip: '1' } });
});

test('merging is called off, and nothing is said of it', async () => {
  const { user, notices } = await open('/projects/3/documents');
  api.answer(mergePdfs, () => new Promise(() => undefined));
  await user.click(box('Velg alle'));
  await user.click(button('Last ned valgte (2)'));
  expect(await screen.findByText('Slår sammen 2 filer …')).toBeVisible();
  await user.click(button('Avbryt'));
  await waitFor(() => expect(screen.queryByText('Slår sammen 2 filer …')).not.toBeInTheDocument());
  expect([saved, notices]).toEqual([[], []]);
});

test('there is nothing to choose where no PDF is', async () => {
  await open('/projects/3/documents', { documents: [sheet] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Last ned valgte' })).not.toBeInTheDocument();
});

test('the newest come first on demand', async () => {
  const { user } = await open('/projects/3/documents');
  await user.click(screen.getByTitle('Sorter etter'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sorter etter' }));
  await user.click(dialog.getByRole('radio', { name: 'Dato' }));
  await user.click(dialog.getByRole('radio', { name: 'Synkende' }));
  await user.click(dialog.getByRole('button', { name: 'Sorter' }));
  const files = () =>
    screen.getAllByRole('button', { name: /^[^ ]+\.(pdf|xlsx)$/ }).map((one) => one.textContent);
  await waitFor(() => expect(files()).toEqual(['Fasade.pdf', 'Fremdrift.xlsx', 'Plan.pdf']));
});

test('every version is told with who, when and why, and can be had', async () => {
  const { user } = await open('/projects/3/documents');
  const version = { contentType: 'application/pdf', extension: 'pdf', size: 900, hasThumbnail: false };
  api.answer(listVersions, () =>
    [2, 1].map((number) => ({
      ...version,
      fileName: 'Plan.pdf',
      version: number,
      dateTime: '2026-11-01T10:00:00Z',
      author: 'Kari Solberg',
      versionComment: number === 2 ? 'Flyttet dør' : '',
      guid: plan.guid ?? '',
      scan: number === 2 ? ('clean' as const) : ('notScanned' as const),
    })),
  );
  await user.click(button('Versjoner av Plan.pdf'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versjoner av Plan.pdf' }));
  expect(await dialog.findByText('Flyttet dør')).toBeInTheDocument();
  expect(dialog.getAllByText(/01\.11\.2026 11:00 · Kari Solberg/)).toHaveLength(2);
  expect(dialog.getByText('Kontrollert for virus')).toBeInTheDocument();
  expect(dialog.getByText('Ikke kontrollert for virus')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Last ned versjon 1' }));
  await waitFor(() => expect(saved).toEqual(['Plan.pdf']));
});

test('a search looks through the whole project and says where each lies', async () => {
  const { user } = await open('/projects/3/documents');
  const found = {
    ...plan,
    kind: 'hms' as const,
    houseId: null,
    folderUuid: fasade.uuid,
    project: { id: 3, name: 'Sandaker park' },
  };
  api.answer(searchDocuments, () => ({
    documents: [{ ...found, folderPath: 'HMS-plan / Rutiner' }],
    more: true,
  }));
  await user.type(screen.getByRole('searchbox', { name: 'Søk i prosjektet' }), 'plan');
  expect(await screen.findByRole('link', { name: 'HMS-plan / Rutiner' })).toHaveAttribute(
    'href',
    `/projects/3/hms/${fasade.uuid}`,
  );
  expect(screen.getByText(/Det finnes flere\. Skriv mer/)).toBeVisible();
  expect(api.calls(searchDocuments)).toMatchObject([{ query: { text: 'plan' } }]);
});

test('a kiosk saves nothing, and says of what it can not show what to do', async () => {
  const { user, notices } = await open('/projects/3/documents', {}, { kiosk: true });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Last ned/ })).not.toBeInTheDocument();
  await user.click(button('Varsel.msg'));
  expect(notices).toMatchObject([{ kind: 'warning', text: notOnKiosk }]);
  expect(saved).toEqual([]);
});

test('a kiosk asks for Word and Excel as PDF, of earlier versions too, and says why there is none', async () => {
  const { user, notices } = await open('/projects/3/documents', {}, { kiosk: true });
  api.refuse(convertToPdf, 400, { error: 'noConverter', message: convertTexts.none });
  await user.click(button('Fremdrift.xlsx'));
  expect(await screen.findByText(new RegExp(convertTexts.none))).toBeInTheDocument();
  expect(api.calls(convertToPdf)).toMatchObject([{ body: { uuid: sheet.uuid } }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { fileName, extension, guid, size } = sheet;
  api.answer(listVersions, () => [
    {
      ...{ fileName, extension, contentType: sheet.applicationType ?? '', version: 1, hasThumbnail: false },
      ...{ dateTime: '2026-11-01T10:00:00Z', author: 'Kari Solberg', versionComment: '' },
      ...{ guid: guid ?? '', size: size ?? 0 },
    },
  ]);
  await user.click(button('Versjoner av Fremdrift.xlsx'));
  await user.click(await screen.findByRole('button', { name: 'Vis versjon 1' }));
  await waitFor(() => expect(api.calls(convertToPdf)).toHaveLength(2));
  expect(api.calls(convertToPdf)[1]).toMatchObject({ body: { uuid: sheet.uuid, guid: sheet.guid } });
  expect(notices).toEqual([]);
});
