import { screen } from '@testing-library/react';
import { useState } from 'react';

import { glanceAtCases } from '../contract/caseGlance';
import { listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { SharedListCard } from './SharedListCard';

const first = { headers: [], sortBy: 'lineDate', sortDesc: false };
const shared = {
  sort: 'lineDate',
  route: glanceAtCases,
  input: { body: { complaints: first, enquiries: first, actions: first } },
} as const;

/** The Dashboard, which one leaves for a list and comes back to. */
function Dashboard() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Gå</button>
      {isHere ? (
        <>
          <SharedListCard {...shared} definition={aList} path="/complaints" part={(all) => all.complaints} />
          <SharedListCard
            {...shared}
            definition={{ ...aList, noun: 'henvendelser' }}
            path="/request"
            part={(all) => all.enquiries}
          />
        </>
      ) : null}
    </>
  );
}

test('whose cases a card shows stands when one comes back to it, each card for itself', async () => {
  const api = fakeApi();
  const rows = aPage([aComplaintRow({ lineName: 'Dør' })], 1);
  api.answer(glanceAtCases, () => ({ complaints: rows, enquiries: rows, actions: aPage([]) }));
  api.answer(listComplaints, () => rows);
  const { user } = renderWithPortal(<Dashboard />, { profile: aProfile({ isByggtun: true }) });
  const [first] = await screen.findAllByRole('button', { name: 'Vis alle' });
  await user.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { name: /^Vis/ }).map((one) => one.textContent)).toEqual([
    'Vis mine',
    'Vis alle',
  ]);
  await user.click(screen.getByRole('button', { name: 'Gå' }));
  await user.click(screen.getByRole('button', { name: 'Gå' }));
  expect(screen.getAllByRole('button', { name: /^Vis/ }).map((one) => one.textContent)).toEqual([
    'Vis mine',
    'Vis alle',
  ]);
});

test('rows of one’s own never stand as all of them: neither before those are here nor when they can’t be had', async () => {
  const api = fakeApi();
  const own = aPage([aComplaintRow({ lineName: 'Dør' })], 1);
  api.answer(glanceAtCases, () => ({ complaints: own, enquiries: aPage([]), actions: aPage([]) }));
  api.refuse(listComplaints, 500);
  const { user } = renderWithPortal(<Dashboard />, { profile: aProfile({ isByggtun: true }) });
  expect(await screen.findByText('Ingen åpne henvendelser.')).toBeVisible();
  expect(screen.getByText('Dør')).toBeVisible();
  for (const toggle of screen.getAllByRole('button', { name: 'Vis alle' })) await user.click(toggle);
  expect(await screen.findAllByText(/Kunne ikke hente innholdet/)).toHaveLength(2);
  expect(screen.queryByText('Dør')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('1 i alt')).not.toBeInTheDocument();
  expect(screen.queryByText('Ingen åpne henvendelser.')).not.toBeInTheDocument();
});
