import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
});
