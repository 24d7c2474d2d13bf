import { screen } from '@testing-library/react';
import { useState } from 'react';

import { listComplaints } from '../contract/complaint';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListCard } from './ListCard';

/** The Dashboard, which one leaves for a list and comes back to. */
function Dashboard() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Gå</button>
      {isHere ? (
        <>
          <ListCard definition={aList} path="/complaints" sort="lineDate" />
          <ListCard definition={{ ...aList, noun: 'henvendelser' }} path="/request" sort="lineDate" />
        </>
      ) : null}
    </>
  );
}

test('whose cases a card shows stands when one comes back to it, each card for itself', async () => {
  fakeApi().answer(listComplaints, () => aPage([aComplaintRow({ lineName: 'Dør' })], 1));
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
