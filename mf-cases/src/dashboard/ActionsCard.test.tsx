import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { aPage, aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ActionsCard } from './ActionsCard';

test('three open actions, those that are due first come first', async () => {
  const api = fakeApi();
  api.answer(glanceAtCases, () => ({ complaints: aPage([]), enquiries: aPage([]), actions: aPage([]) }));
  renderWithPortal(<ActionsCard />, { path: '/dashboard', profile: aProfile() });
  expect(await screen.findByText('Ingen åpne tiltak.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tiltak' })).toHaveAttribute('href', '/actions?sort=timeLimit');
  expect(api.calls(glanceAtCases).map(({ body }) => body.actions)).toEqual([
    expect.objectContaining({ sortBy: 'timeLimit', sortDesc: false }),
  ]);
});
