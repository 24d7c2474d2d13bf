import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getSite, listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';
import { aPage, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { aSite, aSiteDay } from '@byggtun/shared/testing/sitePeople';
import { screen, waitFor, within } from '@testing-library/react';

import { openAt } from './openAt';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getSite, () => aSite());
  api.answer(listSiteDays, () =>
    aPage([
      aSiteDay(),
      aSiteDay({ id: 2, name: 'Silje Moen', hmsCardNumber: null, lastOut: null, isComplete: false }),
    ]),
  );
});

afterEach(() => jest.restoreAllMocks());

const open = (path = '/projects/7/sitelist') =>
  renderWithPortal(openAt.siteList, { path, profile: aProfile({ isByggtun: true }) });
const ofProject = { value: 'projectId', type: 'int', filterClause: 'equals', filterValues: [7] };

test('site and client stand on top, then what § 15 asks for of each person and day', async () => {
  open();
  const head = await screen.findByRole('region', { name: 'Byggeplass og byggherre' });
  await within(head).findByText('Byggtun AS, org.nr. 312045005');
  expect(within(head).getByRole('link', { name: /Brogata 3, 2000 Lillestrøm/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Oversiktsliste' })).toBeVisible();
  await screen.findByText('Piotr Kowalski');
  const [, whole, lacking] = screen.getAllByRole('row');
  for (const text of [
    '20.11.2026',
    'Piotr Kowalski',
    '17.05.1985',
    '1234567',
    'Nordre Tømrer AS',
    '07:02',
    '15:31',
  ])
    expect(within(whole ?? document.body).getByText(text)).toBeVisible();
  expect(within(lacking ?? document.body).getByText('Mangler')).toBeVisible();
  expect(api.calls(listSiteDays)[0]?.body).toMatchObject({
    headers: [ofProject],
    sortBy: 'day',
    sortDesc: true,
  });
});

test('it is of everybody: nobody has lines of their own, and a line is no link', async () => {
  open();
  await screen.findByText('Piotr Kowalski');
  expect(screen.queryByRole('button', { name: /Vis (mine|alle)/ })).toBeNull();
  expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
});

test('the PDF holds what the list shows', async () => {
  const saved = jest.fn(() => 'blob:pdf');
  URL.createObjectURL = saved;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.answer(printSiteDays, () => new Blob(['%PDF']));
  const { user } = open('/projects/7/sitelist?day=sameDay:2026-11-20&search=piotr');
  await user.click(await screen.findByRole('button', { name: 'Last ned PDF' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.calls(printSiteDays)[0]).toMatchObject({
    params: { id: '7' },
    body: {
      headers: [
        ofProject,
        { value: 'day', type: 'date', filterClause: 'sameDay', filterValues: ['2026-11-20'] },
      ],
      search: 'piotr',
    },
  });
});

test('the export names the list, its project, and has site and client in every line', async () => {
  api.refuse(exportTable, 500);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Eksporter/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Eksporter oppføringer' });
  await user.click(within(dialog).getByRole('button', { name: 'Eksporter' }));
  await waitFor(() => expect(api.calls(exportTable)).toHaveLength(1));
  const body = api.calls(exportTable)[0]?.body;
  expect(body?.FileName).toMatch(/^Oversiktsliste /);
  expect(body?.rows).toMatchObject({ list: 'siteDays', headers: [ofProject] });
  expect(body?.columns.filter(({ exportCol }) => exportCol).map(({ dataKey }) => dataKey)).toEqual([
    'day',
    'name',
    'birthDate',
    'hmsCardNumber',
    'employer',
    'employerRegNum',
    'firstIn',
    'lastOut',
    'isComplete',
    'site',
    'client',
  ]);
});
