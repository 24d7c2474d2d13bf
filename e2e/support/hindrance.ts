import type { Locator } from '@playwright/test';

/** What keeps somebody from pressing it and reading what it says: outside the window, its text cut, or something over it; '' when nothing does. */
export const hindrance = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'outside the window';
    const isCut = [element, ...element.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
    );
    if (isCut) return 'its text is cut';
    const inside = 4;
    const corners = [left + inside, right - inside].flatMap((x) =>
      [top + inside, bottom - inside].map((y) => document.elementFromPoint(x, y)),
    );
    return corners.every((found) => element.contains(found)) ? '' : 'something is over it';
  });
