import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { complaintStatuses, complaintStatusNumbers } from '@byggtun/shared/contract/complaintStatus';
import { getProject } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { aComplaintRow, aPage, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { complaintKind } from '../complaint/complaintKind';
import { iconOf } from '../testing/iconOf';
import { staff } from '../testing/openComplaint';
import { ComplaintListPage } from './ComplaintListPage';

let api: FakeApi;
const asked = () => api.calls(listComplaints).at(-1)?.body;

beforeEach(() => {
  api = fakeApi();
  api.answer(listComplaints, () =>
    aPage([
      aComplaintRow({ id: 11, lineId: 11, deadLine: '2020-01-02', isCondominiumComplaint: true }),
      aComplaintRow({ id: 12, lineId: 12, lineStatus: 2, regStatus: 'Utført', deadLine: '2099-01-02' }),
      aComplaintRow({ id: 13, lineId: 13, deadLine: null }),
    ]),
  );
});

test.each([
  [complaintKind.complaint, false, 'Dine reklamasjoner', '/complaints/11'],
  [complaintKind.enquiry, true, 'Dine henvendelser', '/request/11'],
])('the list of $noun asks for its own and opens its own page', async (kind, flag, heading, href) => {
  renderWithPortal(<ComplaintListPage kind={kind} />, { path: kind.listPath });
  expect(await screen.findByRole('link', { name: /^11 / })).toHaveAttribute('href', href);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(asked()).toMatchObject({ sortBy: 'lineDate', sortDesc: true, itemsPerPage: 10 });
  expect(asked()?.headers).toEqual([
    { value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [flag] },
    { value: 'lineStatus', type: 'select', filterClause: 'in', filterValues: [0, 1, 4, 6, 7] },
  ]);
});

test('a row shows dates as lists write them, and marks a passed deadline', async () => {
  renderWithPortal(<ComplaintListPage kind={complaintKind.complaint} />, { path: '/complaints' });
  await screen.findByRole('link', { name: /^11 / });
  const [, passed, ahead, without] = screen.getAllByRole('row');
  expect(within(passed ?? document.body).getByText('15-11-2026')).toBeVisible();
  expect(within(passed ?? document.body).getByTitle('Fristen er passert')).toHaveTextContent('02-01-2020');
  expect(within(passed ?? document.body).getByText('Sameie')).toBeVisible();
  expect(within(ahead ?? document.body).queryByTitle('Fristen er passert')).toBeNull();
  expect(within(without ?? document.body).getByText('Ingen frist')).toBeVisible();
});

test('every status has an icon of its own among those of its colour', async () => {
  const rows = complaintStatusNumbers.map((lineStatus) => {
    const { text, color } = complaintStatuses[lineStatus];
    return aComplaintRow({ id: lineStatus + 1, lineStatus, regStatus: text, color });
  });
  api.answer(listComplaints, () => aPage(rows));
  renderWithPortal(<ComplaintListPage kind={complaintKind.complaint} />, { path: '/complaints' });
  await screen.findByText('Ettårsbefaring', { selector: '.bt-chip' });
  const looks = rows.map(({ regStatus, color }) => `${color} ${iconOf(regStatus)}`);
  expect(new Set(looks).size).toBe(rows.length);
});

test('narrowed to a house it says so, asks for that house alone whatever is changed, and leads back and to all', async () => {
  api.answer(getProject, () => aProject({ id: 3 }));
  api.answer(listHouses, () => [{ id: 31, name: 'Bygg A', houseNum: '1' }]);
  const path = '/complaints?project=3&house=31&show=all';
  const { user } = renderWithPortal(<ComplaintListPage kind={complaintKind.complaint} />, {
    path,
    profile: staff,
  });
  expect(await screen.findByRole('link', { name: 'Bygg A, Sandaker park' })).toHaveAttribute(
    'href',
    '/projects/3/house/31',
  );
  expect(screen.getByRole('link', { name: 'Vis alle' })).toHaveAttribute('href', '/complaints');
  await user.click(await screen.findByRole('button', { name: 'Slett filter' }));
  await screen.findByText('Ingen filter er på.');
  const only = { type: 'select', filterClause: 'in' };
  expect(asked()?.headers.slice(1)).toEqual([
    { ...only, value: 'projectOid', filterValues: [3] },
    { ...only, value: 'houseId', filterValues: [31] },
  ]);
});
