import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract and shows nobody a page that does not exist', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
  expect(manifest).toMatchObject({ name: 'quality', routes: [], navigation: [], slots: [] });
});
