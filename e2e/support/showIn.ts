import { expect, type Page } from '@playwright/test';

/** Whether the page has all colours of the scheme, and none of them is still changing two frames later. */
const hasColours = (page: Page, colorScheme: 'light' | 'dark') =>
  page.evaluate(async (scheme) => {
    const changes = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    // Pages of the sign-in have no such mark: their stylesheet has both.
    const { theme = scheme } = document.documentElement.dataset;
    if (theme !== scheme || changes()) return false;
    await frame();
    await frame();
    return !changes();
  }, colorScheme);

/**
 * Gives the device a scheme, without motion, and waits until the page has its colours. The portal's look follows in a later frame, and a
 * colour that is inherited goes down the page one level for each frame: what is asked before is answered of the scheme that was.
 */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect
    .poll(() => hasColours(page, colorScheme), { message: `the page has the colours of ${colorScheme}` })
    .toBe(true);
}
