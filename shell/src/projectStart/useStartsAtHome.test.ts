import { renderHook } from '@testing-library/react';

import { useStartsAtHome } from './useStartsAtHome';

beforeEach(() => localStorage.clear());

const opened = (profileId: number, pathname: string) =>
  renderHook(() => useStartsAtHome(profileId, pathname)).result.current[0];

test('who opens the portal at its start is led to a project; who comes back to it over 404 is not, but the next person', () => {
  expect(opened(1, '/')).toBe(true);
  expect(opened(1, '/')).toBe(false);
  expect(opened(2, '/')).toBe(true);
});

test('who has asked for an address, before the sign-in or by it, is led nowhere else', () => {
  expect(opened(3, '/complaints')).toBe(false);
  localStorage.setItem('byggtun.returnAddress', '/complaints/12');
  expect(opened(4, '/')).toBe(false);
});
