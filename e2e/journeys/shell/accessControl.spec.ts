import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { people } from '../../support/people';
import { infotechKey } from '../../support/portalUnderTest';
import { soon } from '../../support/soon';

test('who checks out on the site is told so at once', async ({ page, request }) => {
  await openAs(page, 'henrik', '/profile');
  await expect(page.getByText(people.henrik)).toBeVisible();
  const event = {
    email: people.henrik,
    direction: 'out',
    projectIds: [1],
    occurredAt: new Date().toISOString(),
  };
  // The hub connects beside the page; an event before that is not for this connection.
  await expect(async () => {
    const answer = await request.post('/api/integrations/infotech/events', {
      headers: { 'x-api-key': infotechKey },
      data: { ...event, eventId: crypto.randomUUID() },
    });
    expect(answer.status()).toBe(200);
    await expect(page.getByText('Du er nå sjekket ut av prosjektet!').first()).toBeVisible(soon);
  }).toPass();
});
