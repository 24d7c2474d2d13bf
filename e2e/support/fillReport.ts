import { expect, type Page } from '@playwright/test';

interface Report {
  title: string;
  /** Enough of the name to find the person by. */
  responsible: string;
  severity?: string;
}

/** Fills in the form of a new deviation or RUH, which is open, with the first project and type that there are. */
export async function fillReport(page: Page, { title, responsible, severity }: Report): Promise<void> {
  await page.getByLabel(/^(Overskrift|Tittel)/).fill(title);
  await page.getByLabel(/^Beskrivelse/).fill('Gir etter ved heisen. Sperret av med bånd.');
  await page.getByRole('combobox', { name: /^Type/ }).selectOption({ index: 1 });
  if (severity) await page.getByRole('combobox', { name: /^Alvorlighetsgrad/ }).selectOption(severity);
  await page.getByRole('combobox', { name: /^Prosjekt/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /^Ansvarlig/ }).click();
  await page.keyboard.type(responsible);
  await page
    .getByRole('option', { name: new RegExp(responsible) })
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: /^Ansvarlig/ })).toHaveValue(new RegExp(responsible));
}
