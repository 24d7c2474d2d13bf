import { expect, type Page } from '@playwright/test';

import { showIn } from './showIn';
import { wcagProblems } from './wcagProblems';

/** A phone, a laptop and a wide screen. */
export const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** The two ways in which kiosks stand, and a phone that is set up as one. */
export const kioskScreens = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 1024 },
  { width: 390, height: 844 },
] as const;

interface Look {
  sizes?: readonly { width: number; height: number }[];
  /** Called at each size and in each scheme, for what has to be done anew there. */
  prepare?: () => Promise<void>;
}

/**
 * Holds what is on the page against WCAG 2.1 AA, in light and in dark, at each size, without a load between them. The dark has the
 * light's content in other colours, so it is asked of its colours alone.
 */
export async function lookAt(
  page: Page,
  name: string,
  { sizes = screens, prepare }: Look = {},
): Promise<void> {
  for (const [colorScheme, of] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await showIn(page, colorScheme);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await prepare?.();
      // Asked again while it does not hold: areas and dialogs follow the shell's look a moment later.
      await expect
        .poll(() => wcagProblems(page, of), {
          message: `${name} at ${size.width} px, ${colorScheme}`,
        })
        .toEqual([]);
    }
  }
}
