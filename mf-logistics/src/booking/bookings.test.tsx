import { type Barrack, listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { type Booking, listOwnBookings, listProjectBookings } from '@byggtun/shared/contract/booking';
import { createBooking, deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { addDays } from '@byggtun/shared/contract/day';
import { getProject } from '@byggtun/shared/contract/project';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { aProfile, aProject, aRecentProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { formatDate } from '@byggtun/shared/text/date';
import { screen, waitFor, within } from '@testing-library/react';

import { aBooking } from '../testing/aBooking';
import { BookingPage } from './BookingPage';
import { BookingsPage } from './BookingsPage';
import { BookingsTile } from './BookingsTile';

const profile = aProfile({ id: 12, isByggtun: true });
const day = '2026-11-25';
const barracks: Barrack[] = [
  { id: 1, name: 'Boligrigg nord', location: 'Ved porten', barrackRooms: [{ id: 11, name: 'Rom 201' }] },
  { id: 2, name: 'Boligrigg sør', location: '', barrackRooms: [] },
];

let api: FakeApi;
let own: Booking[];
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), advanceTimers: true });
  api = fakeApi();
  own = [];
  api.answer(getProject, () => aProject({ id: 3, name: 'Lillestrøm brygge', hasBarrack: true }));
  api.answer(listOwnBookings, () => own);
  api.answer(listProjectBookings, () => own);
  api.answer(listAvailableRooms, () => barracks);
});
afterEach(() => jest.useRealTimers());

const open = (path = '/projects/3/bookings/booking') =>
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id/bookings" element={<BookingsPage />} />
      <Route path="/projects/:id/bookings/booking" element={<BookingPage />} />
    </Routes>,
    { path, profile },
  );
const dayButton = (at: number) => {
  const number = Number(addDays(day, at).slice(8));
  return within(screen.getByRole('group', { name: 'Velg fra og til dato' })).getByRole('button', {
    name: new RegExp(`(^|\\D)${number}\\. november`),
  });
};

test('two days, in whichever order, show what is free; a room is reserved after it was asked, and one is taken back', async () => {
  api.answer(createBooking, () => ({ id: 5 }));
  const { user, notices, told } = open();
  expect(screen.getByText(/^Dette er booking av rom på brakkerigg\./)).toHaveTextContent(
    'Dette er booking av rom på brakkerigg. Her kan du legge inn fra til dato for når du ønsker å reservere et rom. Du kan kun ha èn aktiv booking per dag.',
  );
  expect(screen.getByText('Fra til dato legges inn')).toBeVisible();
  // 1 November 2026 is a Sunday: the first week ends with it.
  expect(
    within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('button')[0],
  ).toHaveAccessibleName('mandag 2. november 2026');
  expect(dayButton(-1)).toBeDisabled();
  await user.click(dayButton(4));
  await user.click(dayButton(1));
  expect(screen.getByText('Fra 26.11.2026 til 29.11.2026')).toBeVisible();
  expect(
    await screen.findByText('Boligrigg sør har ingen rom tilgjengelig i den angitte perioden'),
  ).toBeVisible();
  const rig = within(screen.getByRole('region', { name: 'Boligrigg nord' }));
  expect(rig.getByText('Ledig')).toBeVisible();
  await user.click(rig.getByRole('button', { name: /^Reserver rom/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservere rommet?' }));
  expect(
    dialog.getByText('Vil du reservere Rom 201 på Boligrigg nord fra 26.11.2026 til 29.11.2026?'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Reserver rom' }));
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'success', text: 'Din reserversjon er lagt til! Du vil få en bekreftelse på mail' },
    ]),
  );
  expect(api.calls(createBooking)).toMatchObject([
    {
      body: {
        ...{ roomId: 11, barracksProjectId: 3, contactPersonId: 12 },
        ...{ fromDate: '2026-11-26', toDate: '2026-11-29' },
      },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Bookinger' })).toBeVisible();
  expect(told.badges).toBe(1);
});

test('the same day twice is refused, and the choice is emptied', async () => {
  const { user, notices } = open();
  await user.click(dayButton(2));
  await user.click(dayButton(2));
  expect(notices).toEqual([{ kind: 'warning', text: 'Fra og til dato kan ikke være samme dag' }]);
  expect(screen.getByText('Fra til dato legges inn')).toBeVisible();
  expect(api.calls(listAvailableRooms)).toHaveLength(0);
});

test('who has a room in these nights is told before they press', async () => {
  own = [aBooking({ fromDate: '2026-11-27', toDate: '2026-11-30' })];
  const { user } = open();
  await user.click(dayButton(0));
  await user.click(dayButton(3));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Du har allerede en booking fra 27.11.2026 til 30.11.2026. Du kan kun ha èn aktiv booking per dag.',
  );
  expect(await screen.findByText('Ledig')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reserver rom/ })).not.toBeInTheDocument();
});

test('who comes too late is told so, what is free is asked anew, and the days stay chosen', async () => {
  const text = 'Rommet er nettopp reservert av noen andre i denne perioden. Velg et annet rom.';
  api.refuse(createBooking, 400, { message: text });
  const { user, notices } = open();
  await user.click(dayButton(0));
  await user.click(dayButton(3));
  await user.click(await screen.findByRole('button', { name: /^Reserver rom/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservere rommet?' }));
  const asked = api.calls(listAvailableRooms).length;
  await user.click(dialog.getByRole('button', { name: 'Reserver rom' }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'warning', text }]));
  await waitFor(() => expect(api.calls(listAvailableRooms).length).toBeGreaterThan(asked));
  expect(screen.getByText('Fra 25.11.2026 til 28.11.2026')).toBeVisible();
});

test('the bookings of a project, each deleted after it was asked', async () => {
  own = [aBooking()];
  api.answer(deleteBooking, () => {
    own = [];
    return {};
  });
  const { user, notices } = open('/projects/3/bookings');
  const list = within(await screen.findByRole('list', { name: 'Bookinger' }));
  expect(list.getByText('Boligrigg nord - Rom 202')).toBeVisible();
  expect(list.getByText(`${formatDate('2099-11-25')} ~ ${formatDate('2099-11-28')}`)).toBeVisible();
  expect(list.getByText('Ved hovedporten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Legg til booking' })).toHaveAttribute(
    'href',
    '/projects/3/bookings/booking',
  );
  await user.click(list.getByRole('button', { name: /^Slett booking/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slette bookingen?' }));
  expect(api.calls(deleteBooking)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Slett' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Bookingen er slettet.' }]));
  expect(await screen.findByText('Du har ingen bookinger i dette prosjektet.')).toBeVisible();
});

/** What another area shows of it: the mark on the Dashboard's card of the project. */
function DashboardMark() {
  const { data } = useCall(listRecentProjects, { query: { top: 6 } });
  return <p>{data?.some(({ hasActiveBooking }) => hasActiveBooking) ? 'Merket' : 'Ikke merket'}</p>;
}

test('the mark on the Dashboard comes with a booking and goes with it', async () => {
  api.answer(listRecentProjects, () => [aRecentProject({ id: 3, hasActiveBooking: own.length > 0 })]);
  api.answer(createBooking, () => {
    own = [aBooking({ isActive: true })];
    return { id: 7 };
  });
  api.answer(deleteBooking, () => {
    own = [];
    return {};
  });
  const { user } = renderWithPortal(
    <>
      <DashboardMark />
      <Routes>
        <Route path="/projects/:id/bookings" element={<BookingsPage />} />
        <Route path="/projects/:id/bookings/booking" element={<BookingPage />} />
      </Routes>
    </>,
    { path: '/projects/3/bookings/booking', profile },
  );
  await waitFor(() => expect(api.calls(listRecentProjects)).toHaveLength(1));
  await user.click(dayButton(0));
  await user.click(dayButton(3));
  await user.click(await screen.findByRole('button', { name: /^Reserver rom/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Reservere rommet?' })).getByRole('button', {
      name: 'Reserver rom',
    }),
  );
  expect(await screen.findByText('Merket')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Slett booking/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Slette bookingen?' })).getByRole('button', {
      name: 'Slett',
    }),
  );
  expect(await screen.findByText('Ikke merket')).toBeInTheDocument();
});

test.each([
  [true, true, { projectId: '3', level: 'project' }, 1, 1],
  [true, false, { projectId: '3', level: 'project' }, 0, 1],
  [true, true, { projectId: '3', houseId: '4', level: 'house' }, 0, 0],
  [false, true, { projectId: '3', level: 'project' }, 0, 0],
] as const)('the tile, staff %s, barracks %s, %j: %d', async (isByggtun, hasBarrack, params, count, asks) => {
  api.answer(getProject, () => aProject({ id: 3, hasBarrack }));
  renderWithPortal(<BookingsTile params={params} />, { profile: { ...profile, isByggtun } });
  if (count > 0) expect(await screen.findByRole('link', { name: 'Bookinger' })).toBeVisible();
  else {
    await waitFor(() => expect(api.calls(getProject).length).toBe(asks));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  }
});
