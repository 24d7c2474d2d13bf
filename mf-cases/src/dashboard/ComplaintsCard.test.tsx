import { listActions } from '@byggtun/shared/contract/actionList';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { aComplaintRow, aPage, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen } from '@testing-library/react';

import { complaintKind } from '../complaint/complaintKind';
import { ActionsCard } from './ActionsCard';
import { ComplaintsCard } from './ComplaintsCard';

let api: FakeApi;
const asked = () => api.calls(glanceAtCases).map(({ body }) => body);
const isOfResponsible = ({ value }: { value: string }) => value === 'contactPersonOid';

const three = () => ({
  ...aPage([1, 2, 3].map((id) => aComplaintRow({ id, lineId: id, lineName: `Sak ${id}` }))),
  totalItemCount: 1204,
  totalCount: 1204,
});
const ofAll = (rows: ReturnType<typeof three>) => ({ complaints: rows, enquiries: rows, actions: aPage([]) });

beforeEach(() => {
  api = fakeApi();
  api.answer(glanceAtCases, () => ofAll(three()));
});

const open = (profile = aProfile(), kind: keyof typeof complaintKind = 'complaint') =>
  renderWithPortal(<ComplaintsCard kind={complaintKind[kind]} />, { path: '/dashboard', profile });

test('three cases, those that are due first come first, and how many there are', async () => {
  open();
  expect(await screen.findAllByRole('link', { name: /^Sak/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: /Sak 1/ })).toHaveAttribute('href', '/complaints/1');
  expect(screen.getByText('1 204')).toBeVisible();
  expect(asked().map(({ complaints }) => complaints)).toEqual([
    expect.objectContaining({ sortBy: 'deadLine', sortDesc: false }),
  ]);
});

test('all cards of cases ask once', async () => {
  renderWithPortal(
    <>
      <ComplaintsCard kind={complaintKind.complaint} />
      <ComplaintsCard kind={complaintKind.enquiry} />
      <ActionsCard />
    </>,
    { path: '/dashboard', profile: aProfile() },
  );
  expect(await screen.findAllByText('1 204')).toHaveLength(2);
  expect(screen.getByText('Ingen åpne tiltak.')).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test.each([
  ['complaint', 'complaints', 'Reklamasjoner', false, '/complaints?sort=deadLine'],
  ['enquiry', 'enquiries', 'Henvendelser', true, '/request?sort=deadLine'],
] as const)(
  'the heading of the card of each kind opens its list: %s',
  async (kind, part, name, flag, href) => {
    open(aProfile(), kind);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(asked().at(-1)?.[part].headers).toContainEqual(
      expect.objectContaining({ value: 'isEnquiry', filterValues: [flag] }),
    );
  },
);

test('developer staff see their own, and may turn to all; the heading follows', async () => {
  const { user } = open(aProfile({ isByggtun: true }));
  await screen.findByText('1 204');
  expect(asked().at(-1)?.complaints.headers.filter(isOfResponsible)).toEqual([
    expect.objectContaining({ filterValues: [7] }),
  ]);
  api.answer(listComplaints, () => ({ ...three(), totalItemCount: 3005 }));
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('button', { name: 'Vis mine' })).toBeVisible();
  expect(await screen.findByText('3 005')).toBeVisible();
  const alone = api.calls(listComplaints).map(({ body }) => body);
  expect(alone).toEqual([expect.objectContaining({ page: 1, itemsPerPage: 3, sortBy: 'deadLine' })]);
  expect(alone.flatMap(({ headers }) => headers.filter(isOfResponsible))).toEqual([]);
  const heading = screen.getByRole('link', { name: 'Reklamasjoner' });
  expect(heading).toHaveAttribute('href', '/complaints?sort=deadLine&show=all');
});

test.each([
  ['a main contact person', { isMainContactPerson: true }, 'Vis mine'],
  ['another contractor', {}, undefined],
])('whose cases can be chosen by %s', async (_who, over, name) => {
  open(aProfile(over));
  await screen.findByText('1 204');
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
});

test('when the call of all cards fails each asks for itself; nobody hears of a failure, and it can be tried again', async () => {
  api.refuse(glanceAtCases, 500, { message: 'Feil på server' });
  api.refuse(listComplaints, 500, { message: 'Feil på server' });
  api.answer(listActions, () => aPage([]));
  const { user, notices, hub } = renderWithPortal(
    <>
      <ComplaintsCard kind={complaintKind.complaint} />
      <ActionsCard />
    </>,
    { path: '/dashboard', profile: aProfile() },
  );
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(await screen.findByText('Ingen åpne tiltak.')).toBeVisible();
  expect(notices).toEqual([]);
  api.answer(listComplaints, () => aPage([]));
  await user.click(again);
  expect(await screen.findByText('Ingen åpne reklamasjoner.')).toBeVisible();
  api.answer(glanceAtCases, () => ofAll(three()));
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 2 }));
  act(() => jest.advanceTimersByTime(2000));
  jest.useRealTimers();
  expect(await screen.findByText('1 204')).toBeVisible();
});

test('another person’s change is seen', async () => {
  const { hub } = renderWithPortal(
    <>
      <ComplaintsCard kind={complaintKind.complaint} />
      <ActionsCard />
    </>,
    { path: '/dashboard', profile: aProfile() },
  );
  await screen.findByText('1 204');
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 2 }));
  act(() => jest.advanceTimersByTime(2000));
  jest.useRealTimers();
  await screen.findByText('1 204');
  expect(asked()).toHaveLength(2);
});
