import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract, and all of it is developer staff’s alone, never a kiosk’s', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
  const { name, routes, slots, kiosk } = manifest;
  expect(name).toBe('logistics');
  expect(new Set([...routes, ...slots].map(({ audience }) => audience))).toEqual(new Set(['developerStaff']));
  expect(kiosk).toBe(false);
});
