import { screen, waitFor, within } from '@testing-library/react';

import { type ComplaintRow, listComplaints } from '../contract/complaintList';
import { exportTable, xlsxType } from '../contract/exportTable';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import type { MockStart } from '../testing/mockPortal';
import { renderWithPortal } from '../testing/renderWithPortal';
import type { ListDefinition } from './listDefinition';
import { ListPage } from './ListPage';

const definition: ListDefinition<ComplaintRow> = {
  noun: 'reklamasjoner',
  route: listComplaints,
  columns: [
    { value: 'lineId', text: 'Nr', type: 'int', show: false, exportCol: true },
    { value: 'lineName', text: 'Sak', type: 'string' },
    { value: 'lineDate', text: 'Registrert', type: 'date', isDashed: true },
    { value: 'lineDescription', text: 'Beskrivelse', type: 'string', show: false, breakText: true },
    { value: 'color', text: 'Farge', type: 'string', show: false, removeFromExport: true },
    {
      value: 'regStatus',
      text: 'Status',
      type: 'select',
      filterName: 'lineStatus',
      choices: [{ key: 0, value: 'Åpen' }],
      filterValues: [0],
      show: false,
      removeFromExport: true,
    },
  ],
  cells: {},
  export: 'complaints',
  always: [{ value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [false] }],
  responsible: 'contactPersonOid',
  sort: { by: 'lineDate', desc: true },
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => `/complaints/${row.id}`,
  rowColor: (row) => row.color,
  card: (row) => row.lineName,
};

const file = new Blob(['PK'], { type: xlsxType });
const neverThere = () => new Promise<Blob>(() => undefined);
/** What the browser was given to save, by name. */
let saved: string[];
let api: FakeApi;

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
  api = fakeApi();
  api.answer(listComplaints, () => aPage([aComplaintRow()]));
  api.answer(exportTable, () => file);
});
afterEach(() => jest.restoreAllMocks());

const open = async (start: MockStart = {}) => {
  const view = renderWithPortal(<ListPage definition={definition} />, { path: '/complaints', ...start });
  await view.user.click(await screen.findByRole('button', { name: 'Eksporter' }));
  await screen.findByRole('dialog', { name: 'Eksporter reklamasjoner' });
  return view;
};
const dialog = () => within(screen.getByRole('dialog'));
const names = () =>
  dialog()
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const chosen = () =>
  api
    .calls(exportTable)
    .at(-1)
    ?.body.columns.filter(({ exportCol }) => exportCol)
    .map(({ name }) => name);
const submit = { name: 'Eksporter' };

test('the rows that the list shows are asked for: its filter, its search and its order', async () => {
  const staff = aProfile({ id: 4, isByggtun: true });
  const { user } = await open({ profile: staff, path: '/complaints?search=bad&sort=lineName&page=3' });
  await user.click(dialog().getByRole('button', submit));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.calls(exportTable)[0]?.body.rows).toEqual({
    list: 'complaints',
    headers: [
      { value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [false] },
      { value: 'lineStatus', type: 'select', filterClause: 'in', filterValues: [0] },
      { value: 'contactPersonOid', type: 'select', filterClause: 'in', filterValues: [4] },
    ],
    search: 'bad',
    sortBy: 'lineName',
    sortDesc: false,
  });
});

test("the table's columns are chosen at first, and the file is saved by name and date-time", async () => {
  const { user, notices } = await open();
  expect(names()).toEqual(['Nr', 'Sak', 'Registrert', 'Beskrivelse']);
  expect(dialog().getByRole('checkbox', { name: 'Beskrivelse' })).not.toBeChecked();
  await user.click(dialog().getByRole('button', submit));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(chosen()).toEqual(['Nr', 'Sak', 'Registrert']);
  expect(saved).toEqual([expect.stringMatching(/^Reklamasjoner \d\d-\d\d-\d{4} \d\d\.\d\d\.xlsx$/)]);
  expect(notices).toEqual([{ kind: 'success', text: 'Filen er lastet ned.' }]);
});

test('columns are chosen and moved, and the focus stays with the one that moves', async () => {
  const { user } = await open();
  await user.click(dialog().getByRole('checkbox', { name: 'Beskrivelse' }));
  await user.click(dialog().getByRole('checkbox', { name: 'Nr' }));
  const up = dialog().getByRole('button', { name: 'Flytt Registrert opp' });
  await user.click(up);
  expect(dialog().getByText('Registrert er nå nummer 2 av 4')).toBeInTheDocument();
  await user.keyboard('{Enter}{Enter}');
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog().getByRole('button', { name: 'Flytt Sak ned' }));
  expect(names()).toEqual(['Registrert', 'Nr', 'Beskrivelse', 'Sak']);
  await user.click(dialog().getByRole('button', submit));
  await waitFor(() => expect(chosen()).toEqual(['Registrert', 'Beskrivelse', 'Sak']));
});

test('without a column nothing is asked for, and the warning says so', async () => {
  const { user, notices } = await open();
  const text = 'En kollone må være valgt for å kunne eksportere tabell';
  await user.click(dialog().getByRole('button', { name: 'Velg alle' }));
  await user.click(dialog().getByRole('button', { name: 'Velg ingen' }));
  await user.click(dialog().getByRole('button', submit));
  await waitFor(() => expect(dialog().getByRole('checkbox', { name: 'Nr' })).toHaveFocus());
  expect(dialog().getByRole('checkbox', { name: 'Nr' })).toHaveAccessibleDescription(text);
  expect(notices).toEqual([{ kind: 'warning', text }]);
  expect(api.calls(exportTable)).toEqual([]);
});

test('Avbryt gives the call up, tells of no failure and leaves the choice as it was', async () => {
  api.answer(exportTable, neverThere);
  const { user, notices, told } = await open();
  await user.click(dialog().getByRole('checkbox', { name: 'Sak' }));
  await user.click(dialog().getByRole('button', submit));
  expect(await dialog().findByRole('progressbar', { name: 'Fremdrift' })).toBeVisible();
  // The form is held, and nothing in it is said.
  const said = dialog().getByText('Lager filen …', { selector: '[role=status]' });
  const form = [...document.forms].at(-1);
  expect(form).toHaveAttribute('inert');
  expect(form).not.toContainElement(said);
  // The choice is one thing that a reload would lose, the file on its way another.
  await waitFor(() => expect(told.unsaved).toBe(2));
  await user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(dialog().queryByRole('progressbar')).not.toBeInTheDocument());
  expect([notices, saved]).toEqual([[], []]);
  expect(dialog().getByRole('checkbox', { name: 'Sak' })).not.toBeChecked();
  await waitFor(() => expect(told.unsaved).toBe(1));

  await user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failure keeps the dialog and the choice, and the next try succeeds', async () => {
  api.refuse(exportTable, 400, { message: 'Tabellen har for mange rader.' });
  const { user, notices } = await open();
  await user.click(dialog().getByRole('checkbox', { name: 'Sak' }));
  await user.click(dialog().getByRole('button', submit));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Tabellen har for mange rader.');
  expect(notices).toEqual([{ kind: 'warning', text: 'Tabellen har for mange rader.' }]);
  api.answer(exportTable, () => file);
  await user.click(await dialog().findByRole('button', submit));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(chosen()).toEqual(['Nr', 'Registrert']);
});

test('a kiosk offers no export: the file would stay there', async () => {
  renderWithPortal(<ListPage definition={definition} />, { path: '/complaints', kiosk: true });
  await screen.findByRole('link', { name: 'Dør går tregt' });
  expect(screen.queryByRole('button', { name: 'Eksporter' })).not.toBeInTheDocument();
});
