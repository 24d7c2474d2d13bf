import type { Browser, Page } from 'playwright-core';

import { acceptCookies } from '../openBrowser.mjs';

/** What a person who clicks on and on has seen. */
export interface Seen {
  /** Pages that were on screen with their content. */
  views: number;
  /** What was wrong with the others, a sentence each. */
  failures: string[];
  /** Page views that were whole loads of the page. */
  loads: number;
}

const stops = [
  { link: 'Reklamasjoner', heading: /reklamasjoner/i },
  { link: 'Henvendelse', heading: /henvendelser/i },
  { link: 'Prosjekter', heading: /prosjekter/i },
  { link: 'Min profil', heading: /om meg/i },
];

async function look(page: Page, heading: RegExp): Promise<string | undefined> {
  const main = page.getByRole('main');
  try {
    await main.getByRole('heading', { name: heading }).first().waitFor({ timeout: 15_000 });
  } catch {
    const text = (await main.innerText().catch(() => '')).trim();
    return text === '' ? 'blank' : `no heading ${String(heading)}: ${text.slice(0, 120)}`;
  }
  const broken = await page.getByText('kunne ikke vises').count();
  return broken > 0 ? (await main.innerText()).slice(0, 160) : undefined;
}

/** Milliseconds that a person looks at a page before going on, at least and at most. */
const reading = [1_000, 3_000] as const;

/** Signs a person in, in a browser context of their own. */
export async function arrive(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto(`${origin}/projects`);
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill('byggtun');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('navigation', { name: 'Hovedmeny' }).waitFor({ timeout: 60_000 });
  return page;
}

/** Lets a person go from page to page until `isOver`; every tenth view is a load of the whole page. */
export async function clickOn(page: Page, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { views: 0, failures: [], loads: 0 };
  page.on('pageerror', ({ message }) => seen.failures.push(`error in the page: ${message}`));
  for (let turn = 0; !isOver(); turn += 1) {
    const { link, heading } = stops[turn % stops.length] ?? { link: '', heading: /./ };
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: link }).click();
    if (turn % 10 === 9) {
      await page.reload();
      seen.loads += 1;
    }
    const problem = await look(page, heading);
    if (problem) seen.failures.push(problem);
    else seen.views += 1;
    const [least, most] = reading;
    await page.waitForTimeout(least + Math.random() * (most - least));
  }
  return seen;
}
