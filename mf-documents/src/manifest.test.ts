import { areaDeclaration } from '@byggtun/shared/contract/area';

import { manifest } from './manifest';

test('the manifest follows the contract: folders of the four uses, contacts, minutes, their tiles, and kiosks have them', () => {
  expect(areaDeclaration.parse(manifest)).toEqual(manifest);
  expect(manifest.kiosk).toBe(true);
  expect(manifest.routes.map(({ path }) => path)).toEqual([
    '/documents',
    '/projects/:id/documents',
    '/projects/:id/documents/:uuid',
    '/projects/:id/hms',
    '/projects/:id/hms/:uuid',
    '/projects/:id/blueprints',
    '/projects/:id/blueprints/:uuid',
    '/projects/:id/house/:houseId/blueprints',
    '/projects/:id/house/:houseId/blueprints/:uuid',
    '/projects/:id/contacts',
    '/projects/:id/minutes',
  ]);
  expect(manifest.slots.map(({ name }) => name)).toEqual([
    'contacts',
    'hmsPlan',
    'minutes',
    'documents',
    'drawings',
  ]);
});
