import { type ChecklistRow, listChecklists } from '@byggtun/shared/contract/checklistList';
import { aPage } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { mockPortal } from '@byggtun/shared/testing/mockPortal';
import { otherTab } from '@byggtun/shared/testing/otherTab';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, within } from '@testing-library/react';

import { leaveAnswers, leftKey } from '../checklist/leftAnswers';
import { answersWith, lost, saved } from '../testing/answersWith';
import { anItem, kari } from '../testing/openChecklist';
import { ChecklistListPage } from './ChecklistListPage';

const aRow = (over: Partial<ChecklistRow> = {}): ChecklistRow => ({
  ...{ id: 7, name: 'Tett bygg', itemsCompletedCount: 3, itemsTotalCount: 16, isCompleted: false },
  ...{ statusText: 'Ikke fullført', completedDate: null, deadline: '2020-01-02' },
  ...{ projectName: 'Sandaker park', houseName: 'Bygg 2', projSectionApartNum: '' },
  ...{ assignedTo: 'Kari Solberg', assignedToId: 1, tradeCodeName: '23 Tømrerarbeid' },
  ...{ createdDate: '2026-11-15', color: 'warning' },
  ...over,
});

let api: FakeApi;
const asked = () => api.calls(listChecklists).at(-1)?.body;
const open = () => renderWithPortal(<ChecklistListPage />, { path: '/checklist', profile: kari });

beforeEach(() => {
  api = fakeApi();
  api.answer(listChecklists, () => aPage([aRow()]));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('one’s own that are not completed, the newest first; or all', async () => {
  const { user } = open();
  expect(await screen.findByRole('link', { name: /^7 Tett bygg/ })).toHaveAttribute('href', '/checklist/7');
  expect(screen.getByRole('heading', { name: 'Dine sjekklister' })).toBeVisible();
  expect(asked()).toMatchObject({ sortBy: 'createdDate', sortDesc: true });
  expect(asked()?.headers).toEqual([
    { value: 'isCompleted', type: 'boolean', filterClause: 'equals', filterValues: [false] },
    { value: 'assignedToId', type: 'select', filterClause: 'in', filterValues: [1] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('heading', { name: 'Alle sjekklister' })).toBeVisible();
});

test('a row says how many items are answered, its status, and a passed deadline', async () => {
  open();
  await screen.findByRole('link', { name: /^7 Tett bygg/ });
  const [, row] = screen.getAllByRole('row');
  const inRow = within(row ?? document.body);
  for (const text of ['Sandaker park', 'Kari Solberg', 'Ikke fullført', '3 / 16'])
    expect(inRow.getByText(text)).toBeVisible();
  expect(inRow.getByTitle('Fristen er passert')).toHaveTextContent('02.01.2020');
});

test('a card says the project with the section, or else the building', async () => {
  const any = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, matches: media !== 'print' }));
  const done = { id: 8, isCompleted: true, statusText: 'Fullført', color: 'success' } as const;
  api.answer(listChecklists, () =>
    aPage([aRow(), aRow({ ...done, projSectionApartNum: '2 / 014 / H0203' })]),
  );
  open();
  const first = await screen.findByRole('link', { name: /Tett bygg 7/ });
  expect(first).toHaveTextContent('Sandaker park · Bygg 2');
  expect(first).toHaveTextContent('3 / 16');
  const second = screen.getByRole('link', { name: /Tett bygg 8/ });
  expect(second).toHaveTextContent('Sandaker park · 2 / 014 / H0203');
  expect(second).toHaveClass('bt-case-success');
});

test('checklists whose answers this device has and the server has not are named, those of this person alone', async () => {
  const draft = JSON.stringify([{ id: 71, version: 1, value: 'Sika' }]);
  for (const name of ['1.checklist.12', '1.checklist.9', '2.checklist.3', '1.order.4'])
    localStorage.setItem(`byggtun.formDraft.${name}`, draft);
  open();
  const links = () => screen.queryAllByRole('link', { name: /^Sjekkliste/ });
  expect(await screen.findByRole('link', { name: 'Sjekkliste 9' })).toBeVisible();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/checklist/9', '/checklist/12']);
  otherTab('byggtun.formDraft.1.checklist.9', null);
  expect(links()).toHaveLength(1);
  otherTab('byggtun.formDraft.1.checklist.12', null);
  expect(screen.queryByText(/^Svar som ikke er lagret/)).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^7 Tett bygg/ })).toBeVisible();
});

test.each([
  ['this device', ['byggtun.formDraft.1.checklist.9']],
  ['this tab alone', []],
])(
  'while answers that %s has are on their way out of their page it is not named; it is from the first failure until they are saved',
  async (_, names) => {
    for (const name of names) localStorage.setItem(name, '[]');
    let lose: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => (lose = resolve));
    const { answers } = answersWith(
      () => onItsWay.then(lost),
      () => {
        localStorage.clear();
        return Promise.resolve(saved('Sika', 2));
      },
    );
    answers.set(anItem(), 'Sika');
    void leaveAnswers(leftKey(kari, 9), answers, mockPortal().get());
    open();
    expect(await screen.findByRole('link', { name: /^7 Tett bygg/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sjekkliste 9' })).not.toBeInTheDocument();
    jest.useFakeTimers();
    lose();
    expect(await screen.findByRole('link', { name: 'Sjekkliste 9' })).toBeVisible();
    await act(() => jest.runAllTimersAsync());
    expect(screen.queryByRole('link', { name: 'Sjekkliste 9' })).not.toBeInTheDocument();
  },
);
