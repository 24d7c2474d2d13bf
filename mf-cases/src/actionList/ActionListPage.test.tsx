import { listActions, listMyActions, type ReportedAction } from '@byggtun/shared/contract/actionList';
import { anActionRow, aPage, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, within } from '@testing-library/react';

import { staff } from '../testing/openComplaint';
import { ActionListPage } from './ActionListPage';

let api: FakeApi;
const asked = () => api.calls(listActions).at(-1)?.body;
const open = (profile = aProfile()) => renderWithPortal(<ActionListPage />, { path: '/actions', profile });
const reported = (over: Partial<ReportedAction> = {}): ReportedAction => ({
  ...anActionRow(),
  category: 1,
  aberrationId: 21,
  ...over,
});
const treated = { status: 3, statusText: 'Behandlet', completedDate: '2026-11-20' } as const;

beforeEach(() => {
  api = fakeApi();
  api.answer(listActions, () =>
    aPage([anActionRow({ timeLimit: '2020-01-02' }), anActionRow({ id: 32, ...treated })]),
  );
  api.answer(listMyActions, () => ({ toDo: [], reported: [] }));
});
afterEach(() => jest.restoreAllMocks());

test('the open ones, the newest first, each leading to its page', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^31 / })).toHaveAttribute('href', '/actions/31');
  expect(screen.getByRole('heading', { name: 'Dine tiltak' })).toBeVisible();
  expect(asked()).toMatchObject({ sortBy: 'createdDate', sortDesc: true, itemsPerPage: 10 });
  expect(asked()?.headers).toEqual([
    { value: 'status', type: 'select', filterClause: 'in', filterValues: [1] },
  ]);
});

test('a row says what docs/product/actions.md#the-list lists, with dates as lists write them and a passed deadline marked', async () => {
  open();
  await screen.findByRole('link', { name: /^31 / });
  const [, row] = screen.getAllByRole('row');
  const inRow = within(row ?? document.body);
  for (const text of ['Sandaker park', 'Piotr Kowalski', 'Middels', 'Åpen', '15-11-2026']) {
    expect(inRow.getByText(text)).toBeVisible();
  }
  expect(inRow.getByTitle('Fristen er passert')).toHaveTextContent('02-01-2020');
});

test('the gravest severity alone stands out', async () => {
  const severities = ['Høy', 'Middels', 'Lav'];
  api.answer(listActions, () =>
    aPage(severities.map((aberrationSeverity, id) => anActionRow({ id, aberrationSeverity }))),
  );
  open();
  expect(await screen.findByText('Høy')).toHaveClass('bt-chip-error');
  for (const text of ['Middels', 'Lav']) expect(screen.getByText(text)).toHaveClass('bt-chip-plain');
});

test('developer staff turn from their own to all, and narrow by their own id', async () => {
  const { user } = open(staff);
  await screen.findByRole('heading', { name: 'Dine tiltak' });
  expect(asked()?.headers).toContainEqual({
    ...{ value: 'responsibleId', type: 'select' },
    ...{ filterClause: 'in', filterValues: [1] },
  });
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('heading', { name: 'Alle tiltak' })).toBeVisible();
});

test('a main contact opens on the company, another contractor has no toggle', async () => {
  const { unmount } = open(aProfile({ isMainContactPerson: true }));
  expect(await screen.findByRole('heading', { name: 'Alle tiltak' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vis mine' })).toBeVisible();
  unmount();
  open();
  await screen.findByRole('heading', { name: 'Dine tiltak' });
  expect(screen.queryByRole('button', { name: /^Vis/ })).not.toBeInTheDocument();
});

test('a card is marked as done once it is completed, and as waiting until then', async () => {
  const any = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, matches: media !== 'print' }));
  open();
  expect(await screen.findByRole('link', { name: /31/ })).toHaveClass('bt-case-warning');
  expect(screen.getByRole('link', { name: /32/ })).toHaveClass('bt-case-success');
});

describe('Meldt av deg', () => {
  test('tells who has reported something what became of it, and follows what happens', async () => {
    const rows = [reported(), reported({ id: 33, title: 'Hull i gulvet', category: 2, ...treated })];
    api.answer(listMyActions, () => ({ toDo: [], reported: rows }));
    const { user, hub } = open();
    await user.click(await screen.findByText('Meldt av deg'));
    expect(screen.getByText('1 av 2 behandlet')).toBeVisible();
    const link = screen.getByRole('link', { name: /Hull i gulvet/ });
    expect(link).toHaveAttribute('href', '/actions/33');
    expect(link).toHaveTextContent('RUH · 15-11-2026 · Sandaker park · ansvarlig Piotr Kowalski');
    api.answer(listMyActions, () => ({ toDo: [], reported: rows.map((row) => ({ ...row, ...treated })) }));
    act(() => hub.emit('OnCaseChanged', { type: 'action', id: 31 }));
    expect(await screen.findByText('2 av 2 behandlet')).toBeVisible();
  });

  test('is not there for who has reported nothing', async () => {
    open();
    await screen.findByRole('link', { name: /^31 / });
    expect(screen.queryByText('Meldt av deg')).not.toBeInTheDocument();
  });
});
