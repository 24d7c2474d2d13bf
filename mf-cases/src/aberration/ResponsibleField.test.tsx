import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

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
  // What stands there is selected when the field is gone into.
  await user.click(box);
  jest.useFakeTimers();
  fireEvent.change(box, { target: { value: 'si' } });
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
  expect(api.calls(searchContactPersons)).toEqual([]);
  await user.keyboard('l');
  await user.click(await screen.findByRole('option', { name: /Silje Moen/ }));
  expect(box).toHaveValue('Silje Moen');
});

test('a search that finds nobody says so', async () => {
  api.answer(searchContactPersons, () => []);
  const { user } = await openReport();
  await user.type(screen.getByRole('combobox', { name: /^Ansvarlig/ }), 'ingen slik');
  expect(await screen.findByText('Ingen treff. Prøv en annen skrivemåte.')).toBeVisible();
});

test('Enter chooses nobody who was found for another text than the one that stands there', async () => {
  const moen = { id: 40, fullName: 'Silje Moen', contactId: 5, contactName: 'Granlund Elektro AS' };
  const lie = { ...moen, id: 41, fullName: 'Silas Lie' };
  let answer: () => void = () => undefined;
  api.answer(searchContactPersons, ({ query }) =>
    query.text === 'sil' ? [moen, lie] : new Promise((resolve) => (answer = () => resolve([lie]))),
  );
  const { user } = await openReport();
  const box = screen.getByRole('combobox', { name: /^Ansvarlig/ });
  await user.type(box, 'sil');
  await screen.findByRole('option', { name: /Silje Moen/ });
  await user.keyboard('as{Enter}');
  expect(box).toHaveValue('silas');
  expect(screen.getByText('Søker …')).toBeVisible();

  await waitFor(() => expect(api.calls(searchContactPersons)).toHaveLength(2));
  answer();
  await screen.findByRole('option', { name: /Silas Lie/ });
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('Silas Lie');
});
