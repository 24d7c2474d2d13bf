import type { Locator, Page } from '@playwright/test';

import type { TypedDay } from './typedDay';

/** Presses with a finger or a mouse, whichever the device has. */
export const pressBy = (touch: boolean) => (target: Locator) => (touch ? target.tap() : target.click());

/** Does with a date field what is told, up to the press on the button. */
export async function typeDay(
  page: Page,
  { field, other, press }: { field: Locator; other: Locator; press: (target: Locator) => Promise<void> },
  { text, by, before, then }: TypedDay,
): Promise<void> {
  await press(field);
  if (by === 'fill') await field.fill(text);
  else {
    if (before === 'select') await page.keyboard.press('ControlOrMeta+A');
    else await page.keyboard.press('End');
    const letters = before === 'select' ? 1 : (await field.inputValue()).length;
    for (let at = 0; at < letters; at++) await page.keyboard.press('Backspace');
    if (by === 'paste') await page.keyboard.insertText(text);
    else await page.keyboard.type(text);
  }
  if (then === 'another field') await press(other);
  else if (then !== 'nothing') await page.keyboard.press(then);
}
