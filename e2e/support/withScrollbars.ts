import { test as plain } from './journey';

/**
 * Journeys in a browser that shows its scrollbars, as those of people at a desk do. Playwright's own hides them, and the room that a page
 * holds free for them while a dialog is open is then missing without one: everything would seem to move.
 */
export const test = plain.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});
