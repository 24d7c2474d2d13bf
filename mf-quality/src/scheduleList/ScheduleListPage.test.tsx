import { listTasks, type TaskRow } from '@byggtun/shared/contract/schedule';
import { aPage, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { SchedulesCard } from '../dashboard/SchedulesCard';
import { ScheduleListPage } from './ScheduleListPage';

const aRow = (over: Partial<TaskRow> = {}): TaskRow => ({
  ...{ id: 7, name: 'Membran og sluk, bad', taskType: 2, activitiesCount: 8, activitiesCompletedCount: 3 },
  ...{ isCompleted: false, status: 1, statusText: 'Påbegynt', deadLine: '2020-01-02' },
  ...{ projectName: 'Sandaker park', houseNum: '2', assignedTo: 'Piotr Kowalski', assignedToId: 7 },
  ...{ contactName: 'Nordre Tømrer AS', tradeCodeName: '25 Flis og membran' },
  ...{ createdDate: '2026-11-15', completedDate: null, color: 'warning' },
  ...over,
});

let api: FakeApi;
const asked = () => api.calls(listTasks).at(-1)?.body;
const open = (profile = aProfile()) => renderWithPortal(<ScheduleListPage />, { path: '/checkups', profile });
const staff = aProfile({ id: 1, isByggtun: true });
const always = { value: 'taskType', type: 'int', filterClause: 'equals', filterValues: [2] };
const notCompleted = {
  value: 'isCompleted',
  type: 'boolean',
  filterClause: 'equals',
  filterValues: [false],
};

beforeEach(() => {
  api = fakeApi();
  api.answer(listTasks, () => aPage([aRow()]));
});
afterEach(() => jest.restoreAllMocks());

test('those that are not completed, the newest first; the task type is asked for and never shown', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: /^7 Membran/ })).toHaveAttribute('href', '/checkups/7');
  expect(screen.getByRole('heading', { name: 'Dine egenkontroller' })).toBeVisible();
  expect(asked()).toMatchObject({ sortBy: 'createdDate', sortDesc: true, itemsPerPage: 10 });
  expect(asked()?.headers).toEqual([always, notCompleted]);
  await user.click(screen.getByRole('button', { name: /^Filtrer( \d|$)/ }));
  expect(within(await screen.findByRole('dialog')).queryByText(/taskType|Type/)).not.toBeInTheDocument();
});

test('a row says how far it has come, and marks a passed deadline', async () => {
  open();
  await screen.findByRole('link', { name: /^7 Membran/ });
  const [, row] = screen.getAllByRole('row');
  const inRow = within(row ?? document.body);
  for (const text of ['Sandaker park', 'Piotr Kowalski', 'Påbegynt', '3 / 8']) {
    expect(inRow.getByText(text)).toBeVisible();
  }
  expect(inRow.getByTitle('Fristen er passert')).toHaveTextContent('02.01.2020');
});

test('developer staff turn from their own to all; nobody else does, a main contact neither', async () => {
  const { user, unmount } = open(staff);
  await screen.findByRole('heading', { name: 'Dine egenkontroller' });
  expect(asked()?.headers).toContainEqual({
    ...{ value: 'assignedToId', type: 'select' },
    ...{ filterClause: 'in', filterValues: [1] },
  });
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('heading', { name: 'Alle egenkontroller' })).toBeVisible();
  unmount();
  open(aProfile({ isMainContactPerson: true }));
  expect(await screen.findByRole('heading', { name: 'Dine egenkontroller' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vis/ })).not.toBeInTheDocument();
});

test('as cards they carry their colour and how far they have come', async () => {
  const any = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, matches: media !== 'print' }));
  api.answer(listTasks, () => aPage([aRow(), aRow({ id: 8, color: 'error', activitiesCompletedCount: 0 })]));
  open();
  const card = await screen.findByRole('link', { name: /Membran og sluk, bad 7/ });
  expect(card).toHaveClass('bt-case-warning');
  expect(card).toHaveTextContent('3 / 8');
  expect(screen.getByRole('link', { name: /Membran og sluk, bad 8/ })).toHaveClass('bt-case-error');
});

test('the card of the Dashboard shows three, the newest first, and its title opens the list', async () => {
  renderWithPortal(<SchedulesCard />, { path: '/dashboard', profile: aProfile() });
  expect(await screen.findByText('Membran og sluk, bad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Egenkontroller' })).toHaveAttribute('href', '/checkups');
  expect(asked()).toMatchObject({ itemsPerPage: 3, sortBy: 'createdDate', sortDesc: true });
});
