import { type Page, type ViewportSize } from '@playwright/test';

/** Gives an open page another size, and waits until what slides to its new place has come to rest. */
export const resize = async (page: Page, size: ViewportSize): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    // What a breakpoint draws anew starts sliding a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const sliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(sliding.map((transition) => transition.finished));
  });
};
