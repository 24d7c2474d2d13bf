import { listActions } from '@byggtun/shared/contract/action';
import { aPage, aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ActionsCard } from './ActionsCard';

test('three open actions, those that are due first come first', async () => {
  const api = fakeApi();
  api.answer(listActions, () => aPage([]));
  renderWithPortal(<ActionsCard />, { path: '/dashboard', profile: aProfile() });
  expect(await screen.findByText('Du har ingen tiltak.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tiltak' })).toHaveAttribute('href', '/actions?sort=timeLimit');
  expect(api.calls(listActions).map(({ body }) => body)).toEqual([
    expect.objectContaining({ itemsPerPage: 3, sortBy: 'timeLimit', sortDesc: false }),
  ]);
});
