import { getProject } from '@byggtun/shared/contract/project';
import { getColourReport, getOptionsReport } from '@byggtun/shared/contract/projectFile';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { HouseReportTile } from './HouseReportTile';

let api: FakeApi;
let saved: string[];

beforeEach(() => {
  api = fakeApi();
  api.answer(getProject, () => aProject({ id: 3, name: 'Tunet' }));
  api.answer(listHouses, () => [{ id: 31, name: 'Bygg A', houseNum: '1' }]);
  api.answer(getOptionsReport, () => new Blob(['%PDF Fase 1']));
  api.answer(getColourReport, () => new Blob(['%PDF Stue: hvit']));
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

const house = { projectId: '3', houseId: '31', level: 'house' };
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

test.each([
  ['options', 'Last ned valgliste', 'Valgliste Tunet, Bygg A.pdf', getOptionsReport],
  ['colours', 'Last ned fargevalg', 'Fargevalg Tunet, Bygg A.pdf', getColourReport],
] as const)('the %s of a house are saved under its name', async (kind, label, name, route) => {
  const { user, told } = renderWithPortal(<HouseReportTile kind={kind} params={house} />);
  await waitFor(() => expect([...api.calls(listHouses), ...api.calls(getProject)]).toHaveLength(2));
  await user.click(await button(label));
  await waitFor(() => expect(saved).toEqual([name]));
  expect(api.calls(route)).toMatchObject([{ params: { id: '31' }, query: {} }]);
  expect(told.loading).toBe(0);
});

test('the tile shows that it is under way, and can not be pressed meanwhile', async () => {
  let give = (): void => undefined;
  api.answer(getOptionsReport, async () => {
    await new Promise<void>((resolve) => (give = resolve));
    return new Blob(['%PDF']);
  });
  const { user } = renderWithPortal(<HouseReportTile kind="options" params={house} />);
  await user.click(await button('Last ned valgliste'));
  expect(await button('Last ned valgliste')).toHaveAttribute('aria-disabled', 'true');
  await user.click(await button('Last ned valgliste'));
  expect(screen.getByText('Henter …')).toBeInTheDocument();
  give();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await button('Last ned valgliste')).toHaveAttribute('aria-disabled', 'false');
  expect(await button('Last ned valgliste')).toHaveFocus();
  expect(api.calls(getOptionsReport)).toHaveLength(1);
});

test('without the id of a house, and for an empty file, it says what docs/product/projects.md#downloads-of-a-house prescribes', async () => {
  const { user, notices } = renderWithPortal(
    <HouseReportTile kind="options" params={{ projectId: '3', level: 'house' }} />,
  );
  await user.click(await button('Last ned valgliste'));
  expect(notices).toEqual([{ kind: 'error', text: 'Feil ved nedlasting' }]);
  expect(api.calls(getOptionsReport)).toEqual([]);
});

test('an empty file is a failure too', async () => {
  api.answer(getColourReport, () => new Blob([]));
  const { user, notices } = renderWithPortal(<HouseReportTile kind="colours" params={house} />);
  await user.click(await button('Last ned fargevalg'));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Feil ved nedlasting' }]));
  expect(saved).toEqual([]);
});

test('a refusal is told by the catalogue, and nothing is saved', async () => {
  api.refuse(getColourReport, 404);
  const { user, notices } = renderWithPortal(<HouseReportTile kind="colours" params={house} />);
  await user.click(await button('Last ned fargevalg'));
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: 'Ikke funnet' }]));
  expect(saved).toEqual([]);
});

test('a kiosk saves nothing: the list is asked for as a document to show, and opens in the viewer', async () => {
  const { user } = renderWithPortal(<HouseReportTile kind="options" params={house} />, {
    kiosk: true,
  });
  await user.click(await button('Valgliste'));
  expect(await screen.findByText(/Fase 1/)).toBeInTheDocument();
  expect(api.calls(getOptionsReport)).toMatchObject([{ query: { pdf: 'true' } }]);
  expect(saved).toEqual([]);
});

test('the project’s own page has no such tile', () => {
  const params = { projectId: '3', level: 'project' };
  renderWithPortal(<HouseReportTile kind="options" params={params} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(api.calls(listHouses)).toEqual([]);
});
