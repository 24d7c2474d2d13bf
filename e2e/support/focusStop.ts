import type { Page } from '@playwright/test';

/** Where the focus is. */
export interface FocusStop {
  /** What stands on it, or its label; empty for the page itself. */
  name: string;
  /** Whether it can be seen that the focus is there. */
  isMarked: boolean;
  /** Whether it is inside an open dialog. */
  inDialog: boolean;
}

/** Tells where the focus is now. */
export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isMarked: false, inDialog: false };
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]
        : null;
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: text.trim(),
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inDialog: element.closest('dialog[open], [role=dialog]') !== null,
    };
  });

/** Presses a key so many times and tells where the focus was each time. */
export async function walkByKey(page: Page, key: string, steps: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    stops.push(await focusStop(page));
  }
  return stops;
}
