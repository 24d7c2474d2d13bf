import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { haveSignedIn } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

const norwegian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** DD.MM.YYYY HH:mm in Norway, by Node's clock of zones and not the page's. */
function inNorway(instant: string): string {
  const [day = '', time] = norwegian.format(new Date(instant)).split(' ');
  return `${day.split('-').reverse().join('.')} ${time}`;
}

test.use({ timezoneId: 'America/New_York' });

test('who is abroad reads Norwegian time', async ({ page }) => {
  await haveSignedIn(page, 'marte');
  await openOwnCase(page, 7);
  const moments = page.getByRole('main').locator('time[datetime*="T"]');
  await expect(moments.first()).toBeVisible();
  const read = await moments.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('datetime') ?? '', one.textContent] as const),
  );
  expect(read.map(([, text]) => text)).toEqual(read.map(([instant]) => inNorway(instant)));
});
