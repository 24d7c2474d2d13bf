import type { Page } from '@playwright/test';

/** Lets the person of this page not have answered yet whether they have an HMS card and which courses; journeys that use it block service workers. */
export const asNew = (page: Page): Promise<unknown> =>
  page.route('**/person/settings', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...settings, noHmsCard: null, cometanceUpdated: null } });
  });
