import { screen, waitFor, within } from '@testing-library/react';

import { complaintFilterOptions, listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

const named = ['Łukasz Żyła', 'Åse Ødegård', ...Array.from({ length: 20 }, (_, at) => `Person ${at}`)];
const options = {
  contactPersons: named.map((value, at) => ({ key: at + 1, value })),
  ...{ users: [], regStatuses: [], contactPersonContact: [], projects: [] },
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(listComplaints, () => aPage([aComplaintRow({ id: 1, lineName: 'Dør' })]));
  api.answer(complaintFilterOptions, () => options);
});

/** The filter of 'Ansvarlig' alone. */
const open = async () => {
  const start = { profile: aProfile({ isByggtun: true }), path: '/complaints?show=all' };
  const view = renderWithPortal(<ListPage definition={aList} />, start);
  // At once, while the rows are on their way.
  await view.user.click(await screen.findByRole('button', { name: 'Filtrer Ansvarlig' }));
  return view;
};
const findDialog = () => screen.findByRole('dialog', { name: 'Filtrer ansvarlig' });

test('choices are found as the list itself finds them, without accents, and Enter puts nothing to use yet', async () => {
  const { user } = await open();
  const dialog = within(await findDialog());
  const box = await dialog.findByRole('searchbox', { name: 'Finn i ansvarlig' });
  await user.type(box, 'lukasz zyla{Enter}');
  expect(dialog.getByRole('checkbox', { name: 'Łukasz Żyła' })).toBeInTheDocument();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Bruk filter' }));
  expect(await screen.findByRole('button', { name: 'Fjern filter Ansvarlig: Łukasz Żyła' })).toBeVisible();
});

test('choices that can not be fetched say so in their place, which tries again', async () => {
  api.refuse(complaintFilterOptions, 500);
  const { user, notices } = await open();
  const dialog = within(await findDialog());
  const failure = await dialog.findByText('Kunne ikke hente filter!');
  await waitFor(() => expect(failure).toBeVisible());
  expect(notices).toEqual([]);
  api.answer(complaintFilterOptions, () => options);
  await user.click(dialog.getByRole('button', { name: 'Prøv igjen' }));
  expect(await dialog.findByRole('checkbox', { name: 'Åse Ødegård' })).toBeInTheDocument();
  expect(dialog.queryByText('Kunne ikke hente filter!')).not.toBeInTheDocument();
});
