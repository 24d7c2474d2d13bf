import { getOccupancy, type Occupancy } from '@byggtun/shared/contract/occupancy';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
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

test('each room is a line with who has it when, to look at, to hear and to print', async () => {
  const api = fakeApi();
  api.answer(getOccupancy, () => occupancy);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/bookings/occupancy" element={<OccupancyPage />} />
    </Routes>,
    { path: '/projects/3/bookings/occupancy', profile: aProfile({ isByggtun: true }) },
  );
  const rig = within(await screen.findByRole('region', { name: 'Boligrigg nord' }));
  const taken = within(rig.getByRole('row', { name: /^Rom 201/ })).getAllByRole('listitem');
  expect(taken.map(({ textContent }) => textContent)).toEqual([
    'Siri SoverSiri Sover, 23.11.2026 ~ 27.11.2026',
    'OpptattOpptatt, 01.12.2026 ~ 04.12.2026',
  ]);
  expect(rig.getByRole('row', { name: /^Rom 202/ })).toHaveTextContent('Ledig');
  expect(rig.getByText('30.11.')).toBeInTheDocument();
  expect(screen.getByText('Lillestrøm brygge, 25.11.2026 ~ 24.01.2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
  expect(print).toHaveBeenCalledTimes(1);
});
