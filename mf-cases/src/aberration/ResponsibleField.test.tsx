import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { screen } from '@testing-library/react';

import { openReport, reportServer } from '../testing/openReport';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = reportServer();
});

test('the responsible is searched for from the third character', async () => {
  const found = { id: 40, fullName: 'Silje Moen', contactId: 5, contactName: 'Granlund Elektro AS' };
  api.answer(searchContactPersons, () => [found]);
  const { user } = await openReport();
  const box = screen.getByRole('combobox', { name: /^Ansvarlig/ });
  await user.type(box, 'si');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(api.calls(searchContactPersons)).toEqual([]);
  await user.type(box, 'l');
  await user.click(await screen.findByRole('option', { name: /Silje Moen/ }));
  expect(box).toHaveValue('Silje Moen');
});

test('a search that finds nobody says so', async () => {
  api.answer(searchContactPersons, () => []);
  const { user } = await openReport();
  await user.type(screen.getByRole('combobox', { name: /^Ansvarlig/ }), 'ingen slik');
  expect(await screen.findByText('Ingen treff. Prøv en annen skrivemåte.')).toBeVisible();
});
