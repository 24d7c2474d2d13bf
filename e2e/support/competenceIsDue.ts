import type { Page } from '@playwright/test';

/** Lets the person of this page have answered the question of the courses long ago; journeys that use it block service workers. */
export const competenceIsDue = (page: Page): Promise<unknown> =>
  page.route('**/person/settings', async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...settings, cometanceUpdated: '2019-01-02' } });
  });
