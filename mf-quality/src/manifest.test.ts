import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
});

test('each item of the navigation leads to a page of its own, for the same people', () => {
  for (const { path, audience } of manifest.navigation)
    expect(manifest.routes).toContainEqual(expect.objectContaining({ path, audience }));
});
