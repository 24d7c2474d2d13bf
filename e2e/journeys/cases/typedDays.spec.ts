import { expect, type TestInfo } from '@playwright/test';

import { journeys } from '../../../tools/test/ceilings';
import { filterPlace, reportPlaces } from '../../support/dayPlaces';
import { fillReport } from '../../support/fillReport';
import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { showIn } from '../../support/showIn';
import { tryDays } from '../../support/tryDays';
import { pressBy, typeDay } from '../../support/typeDay';
import { numbersFrom } from '../../support/typedDay';
import { wcagProblems } from '../../support/wcagProblems';

/** How often somebody types on each device, and the seed of what they type (README). */
const runs = Number(process.env.BYGGTUN_TYPED_DAYS ?? 40);
const seed = Number(process.env.BYGGTUN_TYPED_SEED ?? Date.now() % 1_000_000);
const inReports = Math.ceil(runs * 0.7);
test.setTimeout(journeys.test + runs * journeys.typedDay);

/** Says the seed and the figures in the report of the run, also of one that went well. */
const tell = ({ annotations }: TestInfo, description: string) => {
  annotations.push({ type: 'typed days', description });
  process.stdout.write(`${description}\n`);
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const devices = [
  { device: 'mouse', touch: false, use: { viewport: { width: 1280, height: 900 } } },
  { device: 'touch', touch: true, use: phone },
];

for (const { device, touch, use } of devices)
  test.describe(`by ${device}`, () => {
    test.use(use);
    const press = pressBy(touch);

    test(`a report is sent with the days that it shows, or an error stands there`, async ({ page }, info) => {
      await openAs(page, 'piotr', '/aberration');
      await fillReport(page, { title: 'Datoene', responsible: 'Marte Haugen' });
      const [deadline, registrated] = await reportPlaces(page, press);
      const next = numbersFrom(seed);
      tell(info, `${inReports} reports by ${device} from seed ${seed}`);
      const tally = await tryDays(page, { runs: inReports, next, press }, () =>
        Promise.resolve(next() < 0.6 ? deadline : registrated),
      );
      tell(info, `${device}: ${tally.sent} sent as shown, ${tally.refused} refused with a text`);
      expect(tally.sent + tally.refused).toBe(inReports);
    });

    test(`a filter is used with the day that it shows, or an error stands there`, async ({ page }, info) => {
      await openAs(page, 'kari', '/complaints');
      tell(info, `${runs - inReports} filters by ${device} from seed ${seed + 1}`);
      const tally = await tryDays(page, { runs: runs - inReports, next: numbersFrom(seed + 1), press }, () =>
        filterPlace(page, press),
      );
      tell(info, `${device}: ${tally.sent} used as shown, ${tally.refused} refused with a text`);
      expect(tally.sent + tally.refused).toBe(runs - inReports);
    });

    test('a deadline that is typed and sent at once is the one that is stored', async ({ page }) => {
      await openAs(page, 'piotr', '/aberration');
      await fillReport(page, { title: `Fristen med ${device}`, responsible: 'Marte Haugen' });
      const field = page.getByLabel(/^Frist/);
      const typed = {
        text: '20.12.2031',
        meant: '2031-12-20',
        by: 'keys',
        before: 'select',
        then: 'nothing',
      } as const;
      await typeDay(page, { field, other: field, press }, typed);
      const saved = page.waitForResponse('**/api/aberration/insertupdate');
      await press(page.getByRole('button', { name: 'Opprett' }));
      const { actionId } = (await (await saved).json()) as { actionId: number };
      await page.goto(`/actions/${actionId}`);
      await expect(page.getByText('20.12.2031').first()).toBeVisible();
    });
  });

test('the calendar is used by keys alone, and lies in a dialog that stays', async ({ page }) => {
  await openAs(page, 'kari', '/complaints');
  const { field } = await filterPlace(page, pressBy(false));
  const dialog = page.getByRole('dialog', { name: 'Filtrer reklamasjoner' });
  const calendar = page.getByRole('dialog', { name: 'Velg dag' });
  const open = dialog.getByRole('button', { name: 'Åpne kalenderen' });
  await field.fill('30.11.2026');
  await open.press('Enter');
  await expect(calendar.getByRole('button', { name: /dag 30\. november 2026/ })).toBeFocused();
  await showIn(page, 'dark');
  await expect.poll(() => wcagProblems(page, 'colours')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: /dag 1\. desember 2026/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue('01.12.2026');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(open).toBeFocused();
});
