import { type Booking, listOwnBookings } from '@byggtun/shared/contract/booking';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { aBooking } from '../testing/aBooking';
import { OwnBookingsCard } from './OwnBookingsCard';

const open = (own: Booking[]) => {
  fakeApi().answer(listOwnBookings, () => own);
  return renderWithPortal(<OwnBookingsCard />, { profile: aProfile({ isByggtun: true }) });
};

test('the profile tells the codes of the active booking, and the bookings to come', async () => {
  open([
    aBooking({ isActive: true, barracks: { doorCode: '4815', wifiPassword: 'rigg-162342' } }),
    aBooking({ id: 8, roomName: 'Rom 204', fromDate: '2099-12-01', toDate: '2099-12-04' }),
  ]);
  const card = within(await screen.findByRole('region', { name: 'Mine bookinger' }));
  expect(await card.findByText('4815')).toBeVisible();
  expect(card.getByText('rigg-162342')).toBeVisible();
  expect(card.getByText('Henrik Lunde')).toBeVisible();
  const active = within(card.getByRole('group', { name: 'Aktiv booking' }));
  expect(active.getByRole('button', { name: /^Slett booking av Boligrigg nord - Rom 202/ })).toBeVisible();
  const toCome = within(card.getByRole('list', { name: 'Kommende bookinger' }));
  expect(toCome.getAllByRole('listitem')).toHaveLength(1);
  expect(toCome.getByText('Boligrigg nord - Rom 204')).toBeVisible();
  expect(toCome.getByRole('button', { name: /^Slett booking av Boligrigg nord - Rom 204/ })).toBeVisible();
});

test('on the day on which one booking ends and the next begins the profile tells the codes of both', async () => {
  const barracks = (doorCode: string) => ({ isActive: true, barracks: { doorCode, wifiPassword: null } });
  open([
    aBooking({ id: 7, ...barracks('4815') }),
    aBooking({ id: 8, roomName: 'Rom 204', ...barracks('1623') }),
  ]);
  expect(await screen.findAllByRole('group', { name: 'Aktiv booking' })).toHaveLength(2);
  expect([screen.getByText('4815'), screen.getByText('1623')]).toHaveLength(2);
});

test.each([
  ['the active one', { isActive: true }, 'group', 'Aktiv booking'],
  ['one to come', {}, 'list', 'Kommende bookinger'],
] as const)('with %s alone the profile shows nothing of the other kind', async (_, one, role, name) => {
  open([aBooking(one)]);
  expect(await screen.findByRole(role, { name })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Slett booking/ })).toHaveLength(1);
  expect(screen.queryAllByRole('list')).toHaveLength(role === 'list' ? 1 : 0);
  expect(screen.queryAllByRole('group')).toHaveLength(role === 'group' ? 1 : 0);
});
