import { type APIRequestContext, expect } from '@playwright/test';

import { infotechKey } from './portalUnderTest';

/** The access-control system of the site tells that somebody went through its gate, now. */
export async function passGate(
  request: APIRequestContext,
  email: string,
  direction: 'in' | 'out',
  projectIds: number[],
): Promise<void> {
  const answer = await request.post('/api/integrations/infotech/events', {
    headers: { 'x-api-key': infotechKey },
    data: {
      eventId: crypto.randomUUID(),
      email,
      direction,
      projectIds,
      occurredAt: new Date().toISOString(),
    },
  });
  expect(answer.status()).toBe(200);
}
