import { listComplaints } from '@byggtun/shared/contract/complaint';
import { aComplaintRow, aPage, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen } from '@testing-library/react';

import { complaintKind } from '../complaint/complaintKind';
import { ComplaintsCard } from './ComplaintsCard';

let api: FakeApi;
const asked = () => api.calls(listComplaints).map(({ body }) => body);
const ofResponsible = () =>
  asked()
    .at(-1)
    ?.headers.filter(({ value }) => value === 'contactPersonOid');

beforeEach(() => {
  api = fakeApi();
  api.answer(listComplaints, () => ({
    ...aPage([1, 2, 3].map((id) => aComplaintRow({ id, lineId: id, lineName: `Sak ${id}` }))),
    totalItemCount: 1204,
    totalCount: 1204,
  }));
});

const open = (profile = aProfile(), kind: keyof typeof complaintKind = 'complaint') =>
  renderWithPortal(<ComplaintsCard kind={complaintKind[kind]} />, { path: '/dashboard', profile });

test('three cases, those that are due first come first, and how many there are', async () => {
  open();
  expect(await screen.findAllByRole('link', { name: /^Sak/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: /Sak 1/ })).toHaveAttribute('href', '/complaints/1');
  expect(screen.getByText('1 204')).toBeVisible();
  expect(asked()).toEqual([
    expect.objectContaining({ page: 1, itemsPerPage: 3, sortBy: 'deadLine', sortDesc: false }),
  ]);
});

test.each([
  ['complaint', 'Reklamasjoner', false, '/complaints?sort=deadLine'],
  ['enquiry', 'Henvendelser', true, '/request?sort=deadLine'],
] as const)('the heading of the card of each kind opens its list: %s', async (kind, name, flag, href) => {
  open(aProfile(), kind);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(asked().at(-1)?.headers).toContainEqual(
    expect.objectContaining({ value: 'isEnquiry', filterValues: [flag] }),
  );
});

test('developer staff see their own, and may turn to all; the heading follows', async () => {
  const { user } = open(aProfile({ isByggtun: true }));
  await screen.findByText('1 204');
  expect(ofResponsible()).toEqual([expect.objectContaining({ filterValues: [7] })]);
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('button', { name: 'Vis mine' })).toBeVisible();
  expect(ofResponsible()).toEqual([]);
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

test('nobody hears of a failure, and it can be tried again; nothing to do is said', async () => {
  api.refuse(listComplaints, 500, { message: 'Feil på server' });
  const { user, notices } = open();
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  expect(notices).toEqual([]);
  api.answer(listComplaints, () => aPage([]));
  await user.click(again);
  expect(await screen.findByText('Du har ingen reklamasjoner.')).toBeVisible();
});

test('another person’s change is seen', async () => {
  const { hub } = open();
  await screen.findByText('1 204');
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 2 }));
  act(() => jest.advanceTimersByTime(2000));
  jest.useRealTimers();
  await screen.findByText('1 204');
  expect(asked()).toHaveLength(2);
});
