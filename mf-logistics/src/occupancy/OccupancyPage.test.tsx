import { lastBookingDay } from '@byggtun/shared/contract/bookingRules';
import { addDays } from '@byggtun/shared/contract/day';
import { getOccupancy, type Occupancy, occupancyNights } from '@byggtun/shared/contract/occupancy';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { formatDate, today } from '@byggtun/shared/text/date';
import { screen, within } from '@testing-library/react';

import { OccupancyPage } from './OccupancyPage';

const occupancy: Occupancy = {
  projectName: 'Lillestrøm brygge',
  fromDate: '2026-11-25',
  toDate: '2027-01-24',
  barracks: [
    {
      id: 1,
      name: 'Boligrigg nord',
      location: 'Ved porten',
      rooms: [
        {
          id: 11,
          name: 'Rom 201',
          stays: [
            { id: 5, fromDate: '2026-11-23', toDate: '2026-11-27', name: 'Siri Sover' },
            { id: 6, fromDate: '2026-12-01', toDate: '2026-12-04', name: null },
          ],
        },
        { id: 12, name: 'Rom 202', stays: [] },
      ],
    },
  ],
};

const open = (address = '') =>
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id/bookings/occupancy" element={<OccupancyPage />} />
    </Routes>,
    { path: `/projects/3/bookings/occupancy${address}`, profile: aProfile({ isByggtun: true }) },
  );

test('each room is a line with who has it when, to look at, to hear and to print', async () => {
  const api = fakeApi();
  api.answer(getOccupancy, () => occupancy);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  const rig = within(await screen.findByRole('region', { name: 'Boligrigg nord' }));
  const taken = within(rig.getByRole('row', { name: /^Rom 201/ })).getAllByRole('listitem');
  expect(taken.map(({ textContent }) => textContent)).toEqual([
    'SSSiri Sover, 23.11.2026 ~ 27.11.2026',
    'OpptattOpptatt, 01.12.2026 ~ 04.12.2026',
  ]);
  expect(rig.getByRole('row', { name: /^Rom 202/ })).toHaveTextContent('Ledig');
  expect(rig.getByText('30.11.')).toBeInTheDocument();
  expect(screen.getByText('Lillestrøm brygge, 25.11.2026 ~ 24.01.2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
  expect(print).toHaveBeenCalledTimes(1);
});

/** A server that has a picture of any sixty nights. */
const anyWeek = () => {
  const api = fakeApi();
  api.answer(getOccupancy, ({ query: { from = today() } }) => ({
    ...occupancy,
    fromDate: from,
    toDate: addDays(from, occupancyNights),
  }));
  return api;
};
const periodFrom = (from: string) =>
  screen.findByText(new RegExp(`^Lillestrøm brygge, ${formatDate(from).replaceAll('.', '\\.')} ~`));

test('the weeks go on and back by a press or a key, in the address, with one picture until the next has come', async () => {
  const api = anyWeek();
  const { user, portal } = open('?from=2026-12-01');
  await periodFrom('2026-12-01');
  await user.click(screen.getByRole('button', { name: 'En uke fram' }));
  await periodFrom('2026-12-08');
  expect(portal.location.get().search).toBe('?from=2026-12-08');
  screen.getByRole('button', { name: 'Fire uker tilbake' }).focus();
  await user.keyboard('{Enter}{Enter}');
  await periodFrom('2026-10-13');
  await user.tab();
  expect(screen.getByRole('button', { name: 'En uke tilbake' })).toHaveFocus();
  await user.keyboard(' ');
  await periodFrom('2026-10-06');
  await user.click(screen.getByRole('button', { name: 'I dag' }));
  await periodFrom(today());
  expect(portal.location.get().search).toBe('');

  api.answer(getOccupancy, () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Fire uker fram' }));
  expect(screen.getByRole('region', { name: 'Boligrigg nord' })).toBeVisible();
});

test('an address that names no day shows today', async () => {
  const api = anyWeek();
  open('?from=snart');
  await periodFrom(today());
  expect(api.calls(getOccupancy)[0]?.query).toEqual({});
  expect(screen.getByRole('button', { name: 'En uke fram' })).not.toHaveAttribute('aria-disabled');
});

test('nothing is shown of nights that nobody can book yet', async () => {
  anyWeek();
  const last = addDays(lastBookingDay(today()), -8);
  const { user } = open(`?from=${last}`);
  await periodFrom(last);
  const farther = screen.getByRole('button', { name: 'Fire uker fram' });
  expect(farther).toHaveAttribute('aria-disabled', 'true');
  await user.click(farther);
  await periodFrom(last);
  await user.click(screen.getByRole('button', { name: 'En uke fram' }));
  await periodFrom(addDays(last, 7));
  expect(screen.getByRole('button', { name: 'En uke fram' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'En uke fram' })).toHaveFocus();
});

test('a week that can’t be fetched says so, with the last picture and its own days', async () => {
  const api = anyWeek();
  const { user } = open('?from=2026-12-01');
  await periodFrom('2026-12-01');
  api.refuse(getOccupancy, 500);
  await user.click(screen.getByRole('button', { name: 'En uke fram' }));
  expect(await screen.findByText(/Kunne ikke oppdatere/)).toBeVisible();
  await periodFrom('2026-12-01');
});
