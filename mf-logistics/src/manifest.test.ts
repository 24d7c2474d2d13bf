import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract, and shows developer staff alone what is theirs', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
  for (const { audience } of [...manifest.routes, ...manifest.slots]) expect(audience).toBe('developerStaff');
});
