import type { AreaNavigation } from '@byggtun/shared/contract/area';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { NavigationList } from './NavigationList';

const anItem = (badge: string): AreaNavigation => ({
  ...{ label: 'Ting', icon: 'user', path: '/things', order: 1, audience: 'everyone' },
  badge,
});

test.each([
  ['complaints', 24, 'Ting 24 åpne'],
  ['complaints', 1000, 'Ting 999+ åpne'],
  ['activeBooking', 1, 'Ting 1 aktiv'],
  ['activeBooking', 0, 'Ting'],
])('%s, %d: %s', (badge, count, name) => {
  renderWithPortal(
    <NavigationList items={[anItem(badge)]} counts={{ complaints: 0, enquiry: 0, [badge]: count }} />,
  );
  expect(screen.getByRole('link', { name })).toBeVisible();
});
