import { getOwnData, printOwnData } from '@byggtun/shared/contract/ownData';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { OwnDataCard } from './OwnDataCard';

/** What the browser was given to save, by name. */
let saved: string[];
let api: FakeApi;
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  api = fakeApi();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Last ned som PDF', printOwnData, 'mine-data-byggtun.pdf'],
  ['Last ned som datafil (JSON)', getOwnData, 'mine-data-byggtun.json'],
] as const)("'%s' saves the file", async (name, route, file) => {
  api.answer(route, () => new Blob(['x']));
  const { user } = renderWithPortal(<OwnDataCard />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saved).toEqual([file]));
});

test('a kiosk saves nothing', () => {
  renderWithPortal(<OwnDataCard />, { kiosk: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a file that does not come is told, and nothing is saved', async () => {
  api.refuse(printOwnData, 503, { message: 'Dokumentet tok for lang tid å lage.' });
  const { user, notices } = renderWithPortal(<OwnDataCard />);
  await user.click(screen.getByRole('button', { name: 'Last ned som PDF' }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  expect(saved).toEqual([]);
});
