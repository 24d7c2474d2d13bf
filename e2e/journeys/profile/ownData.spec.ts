import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { readPages } from '../../support/readPages';
import { watchPage } from '../../support/watchPage';

const saved = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Mine data' }).getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

interface OwnData {
  data: Record<string, Record<string, unknown>[]>;
  oppbevaring: string[];
}

test('all that is stored of oneself is saved as a file for machines and on paper, with how long it is kept', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await openAs(page, 'piotr', '/profile');

  const file = await saved(page, 'Last ned som datafil (JSON)');
  expect(file.name).toBe('mine-data-byggtun.json');
  const { data, oppbevaring } = JSON.parse(file.bytes.toString()) as OwnData;
  expect(data.Person).toEqual([
    expect.objectContaining({ email: 'piotr@nordretomrer.example', first_name: 'Piotr' }),
  ]);
  expect(data.Firmaer?.map(({ company }) => company)).toContain('Nordre Tømrer AS');
  expect(data['Kurs og sertifikater']?.length).toBeGreaterThan(0);
  expect(data['Reklamasjoner og henvendelser']?.length).toBeGreaterThan(0);
  expect(oppbevaring.join('\n')).toContain('byggherreforskriften § 15');
  expect(oppbevaring.join('\n')).toContain('anonymisert');
  // What is another's is not in it.
  expect(file.bytes.toString()).not.toContain('silje@granlund.example');

  const paper = await saved(page, 'Last ned som PDF');
  expect(paper.name).toBe('mine-data-byggtun.pdf');
  const words = (await readPages(paper.bytes)).join('\n');
  for (const part of ['Mine data', 'piotr@nordretomrer.example', 'Så lenge blir det oppbevart'])
    expect(words).toContain(part);
  expect(complaints).toEqual([]);
});
