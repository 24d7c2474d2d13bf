import { expect, type Locator, type Page } from '@playwright/test';

import { today, written } from './dayOutcome';
import type { DayPlace } from './tryDays';

type Press = (target: Locator) => Promise<void>;

/** The two days of the form of a report, which is open and filled in; each report that is sent is refused, so that the form stays. */
export async function reportPlaces(page: Page, press: Press): Promise<readonly [DayPlace, DayPlace]> {
  const sent: Record<string, string | null>[] = [];
  await page.route('**/api/aberration/insertupdate', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string | null>);
    await route.fulfill({ status: 400, json: { error: 'refused', message: 'Tatt imot, men ikke lagret.' } });
  });
  const sendBy = (name: string) => ({
    inDialog: false,
    send: async () => {
      // Neither Enter nor leaving the field may have sent it.
      expect(sent).toEqual([]);
      await press(page.getByRole('button', { name: 'Opprett' }));
    },
    sent: () => Promise.resolve(sent.length > 1 ? `${sent.length} ganger` : sent[0]?.[name]),
    forget: () => void sent.splice(0),
  });
  const other = page.getByLabel(/^Overskrift/);
  return [
    {
      field: page.getByLabel(/^Frist/),
      other,
      refused: (day) => (day && day < today() ? 'Frist kan ikke være tidligere enn i dag!' : undefined),
      ...sendBy('timeLimit'),
      usual: '31.12.2099',
    },
    {
      field: page.getByLabel(/^Registrert dato/),
      other,
      refused: (day) => {
        if (!day) return 'Registrert dato må fylles ut!';
        return day > today() ? 'Registrert dato kan ikke være senere enn i dag!' : undefined;
      },
      ...sendBy('registrated'),
      usual: written(today()),
    },
  ];
}

/** The filter of the deadline, opened anew in the dialog of a list's filters. */
export async function filterPlace(page: Page, press: Press): Promise<DayPlace> {
  const dialog = page.getByRole('dialog', { name: 'Filtrer reklamasjoner' });
  // It is open still where an error stood in it, which was taken away.
  if (!(await dialog.isVisible())) {
    await press(page.getByRole('button', { name: /^Filtrer\s*\d/ }));
  }
  const group = dialog.getByRole('group', { name: 'Frist' });
  if (!(await group.isVisible())) await press(dialog.locator('summary', { hasText: /^Frist/ }));
  await expect(group).toBeVisible();
  return {
    field: group.getByRole('textbox'),
    other: group.getByRole('combobox'),
    refused: () => undefined,
    inDialog: true,
    send: () => press(dialog.getByRole('button', { name: 'Bruk filter' })),
    sent: async () => {
      if (await dialog.isVisible()) return undefined;
      return new URL(page.url()).searchParams.get('deadLine')?.replace('sameDay:', '') || null;
    },
    forget: () => undefined,
    usual: '',
  };
}
