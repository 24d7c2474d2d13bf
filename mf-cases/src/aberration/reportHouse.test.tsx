import { screen } from '@testing-library/react';

import { openReport, reportServer } from '../testing/openReport';

beforeEach(() => {
  localStorage.clear();
  reportServer();
});

test.each([
  ['12', 'Bygg B'],
  ['99', 'Ikke valgt'],
  ['to', 'Ikke valgt'],
])('a form that is opened from the house %s has %s chosen', async (houseId, chosen) => {
  await openReport(`/aberration?projectId=3&houseId=${houseId}`);
  expect(screen.getByRole('combobox', { name: /^Prosjekt/ })).toHaveDisplayValue('Sandaker park');
  expect(screen.getByRole('combobox', { name: /^Bygg/ })).toHaveDisplayValue(chosen);
});
