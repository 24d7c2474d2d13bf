import { expect, test } from '@playwright/test';

import { smoke } from '../support/smoke';

test('a day goes well when shell and areas come from different releases', async ({ page }) => {
  expect(await smoke(page, 'Sett med en annen versjon.')).toEqual([]);
});
