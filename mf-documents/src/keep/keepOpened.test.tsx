import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import { type DocumentRow, getHouseBlueprints } from '@byggtun/shared/contract/document';
import { readKeptFile } from '@byggtun/shared/portal/keptFiles';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

import { FolderPage } from '../folder/FolderPage';
import { folderPaths } from '../folder/folderPaths';
import { aDocument, aFolderAnswer } from '../testing/aFolder';
import { readFolders } from './keptFolders';

const sheet = (name: string) =>
  aDocument({ name, extension: 'xlsx', applicationType: 'application/vnd.ms-excel' });
const [plan, facade] = [sheet('Plan'), sheet('Fasade')];
const drawings = (house: number) => `/projects/3/house/${house}/blueprints`;
const givesWay = /Den viker for tegningene av det neste bygget du åpner\./;

let api: FakeApi;
const serveFiles = () => api.answer(getAttachment, ({ params: { bufferGuid } }) => new Blob([bufferGuid]));
beforeEach(async () => {
  api = fakeApi();
  fakeCaches();
  await readFolders('7');
  serveFiles();
  api.answer(getHouseBlueprints, ({ params }) => {
    const id = Number(params['houseId']);
    const name = `Bygg ${id}`;
    return aFolderAnswer({
      kind: 'blueprints',
      title: `Tegninger - ${name}`,
      house: { id, name },
      documents: [id === 1 ? plan : facade],
    });
  });
});

/** Opens the drawings of a house, and stays until they are kept unasked. */
async function look(house: number) {
  jest.useFakeTimers();
  const view = renderWithPortal(
    <Routes>
      {folderPaths.map((one) => (
        <Route key={one.path} path={one.path} element={<FolderPage use={one.use} />} />
      ))}
    </Routes>,
    { path: drawings(house), profile: aProfile({ id: 7 }) },
  );
  await screen.findByRole('table');
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
  return view;
}
/** Of each kept folder, how many files are here. */
const kept = async () =>
  Object.fromEntries((await readFolders('7')).map(({ path, here }) => [path, here.length]));
const isHere = async ({ guid }: DocumentRow) => (await readKeptFile('7', guid ?? '')) !== undefined;

test('what was opened before gives way only when all of the next one is here', async () => {
  const { unmount } = await look(1);
  await waitFor(async () => expect(await kept()).toEqual({ [drawings(1)]: 1 }));
  unmount();
  api.drop(getAttachment);
  const { unmount: leave } = await look(2);
  expect(await screen.findByText(/1 fil er ikke hentet ennå\./)).toBeVisible();
  expect(await kept()).toEqual({ [drawings(1)]: 1, [drawings(2)]: 0 });
  expect(await isHere(plan)).toBe(true);
  leave();
  // At the next opening the rest comes.
  serveFiles();
  await look(2);
  await waitFor(async () => expect(await kept()).toEqual({ [drawings(2)]: 1 }));
  expect([await isHere(plan), await isHere(facade)]).toEqual([false, true]);
});

test('the focus goes to the button that has come where it was', async () => {
  const { user } = await look(1);
  await screen.findByText(givesWay);
  await user.click(screen.getByRole('button', { name: 'Fjern fra enheten' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Behold på enheten' })).toHaveFocus());
  api.answer(getAttachment, () => new Promise(() => undefined));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Behold på enheten' })).toHaveFocus());
});

test('one that is kept unasked says that it gives way, and can be kept for good', async () => {
  const { user, unmount } = await look(1);
  expect(await screen.findByText(givesWay)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Behold på enheten' }));
  await waitFor(() => expect(screen.queryByText(givesWay)).not.toBeInTheDocument());
  expect(await screen.findByText(/^På enheten, hentet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Behold på enheten' })).not.toBeInTheDocument();
  unmount();
  await look(2);
  await waitFor(async () => expect(await kept()).toEqual({ [drawings(1)]: 1, [drawings(2)]: 1 }));
});
