// One person fills the same checklist on two devices at once, one of which is without a network for a minute, again and again: no answer may be
// lost or overwritten without having been seen. Beside it the rule: an answer that does not stand at the end was replaced by its own device,
// stood on the screen of the device that replaced it, or was given up in the choice that a conflict offers.
//   --runs 50 --seconds 60   how often, and how long without a network
//   --pairs 4                so many runs side by side
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { getChecklist } from '@byggtun/shared/contract/checklist';
import type { Browser, Page } from 'playwright-core';

import { publishBuilt } from '../release/publishBuilt';
import { openBrowser, signIn } from './openBrowser.mjs';
import { caller } from './support/callApi';
import { makeLongChecklists } from './support/longChecklist';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    pairs: { type: 'string', default: '4' },
  },
});
const email = 'kari@byggtun.example';
const itemCount = 15;
const data = temporaryData();
const releases = join(temporaryData(), 'releases');
await publishBuilt(releases, fileURLToPath(new URL('../../dist', import.meta.url)));
const portal = await startPortal({ port: 4346, data, env: { BYGGTUN_RELEASES: releases } });
const runs = Number(options.runs);
const ids = await makeLongChecklists({
  database: databaseOf(data),
  email,
  items: itemCount,
  types: [1, 8],
  count: runs,
});
const ask = caller(portal.origin, await tokenFor(portal.origin, email));

type Device = 'here' | 'there';
/** What somebody wrote in an item, and what stood there before. */
interface Given {
  device: Device;
  item: number;
  value: string;
  seen: string;
}
/** A conflict and how it was ended. */
interface Decision {
  item: number;
  kept: string;
  givenUp: string;
}

const pause = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);
const fieldOf = (page: Page, item: number) => page.locator(`#item-${item}`).getByRole('textbox');

/** Replaces an answer, and says what stood there when it was replaced: one step, so that nothing comes in between. */
const answerOne = async (page: Page, device: Device, item: number, value: string): Promise<Given> => {
  const seen = await fieldOf(page, item).evaluate((element, text) => {
    const field = element as HTMLInputElement | HTMLTextAreaElement;
    const stood = field.value;
    field.focus();
    field.select();
    document.execCommand('insertText', false, text);
    return stood;
  }, value);
  return { device, item, value, seen };
};

/** Ends the conflicts that stand on the screen, each by chance; what is read is what stands there at the press. */
const decide = async (page: Page, decisions: Decision[]): Promise<number> => {
  const made = await page.locator('.checklist-item:has(.checklist-conflict)').evaluateAll((rows) =>
    rows.map((row) => {
      // A row outside the screen is not laid out, so it has no inner text.
      const [mine = '', theirs = ''] = [...row.querySelectorAll('.checklist-conflict dd')].map(
        ({ textContent }) => textContent,
      );
      const keepsMine = Math.random() < 0.5;
      const name = keepsMine ? 'Behold mitt svar' : 'Bruk det lagrede svaret';
      [...row.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
      const item = Number(row.id.replace('item-', ''));
      return keepsMine ? { item, kept: mine, givenUp: theirs } : { item, kept: theirs, givenUp: mine };
    }),
  );
  decisions.push(...made);
  return made.length;
};

const settle = async (pages: Page[], decisions: Decision[]) => {
  for (let calm = 0; calm < 3;) {
    let busy = 0;
    for (const page of pages) {
      busy += await decide(page, decisions);
      busy += await page.locator('.checklist-status-unsaved, .checklist-status-saving').count();
    }
    calm = busy === 0 ? calm + 1 : 0;
    await pages[0]?.waitForTimeout(1000);
  }
};

/** Answers that neither stand nor were given up by somebody who saw them. */
const lostOf = (given: Given[], decisions: Decision[], stored: Map<number, string>) =>
  given.filter(
    ({ device, item, value }, at) =>
      stored.get(item) !== value &&
      !given
        .slice(at + 1)
        .some((later) => later.item === item && (later.device === device || later.seen === value)) &&
      !decisions.some((one) => one.item === item && one.givenUp === value),
  );

const run = async (browser: Browser, id: number, at: number) => {
  const context = { locale: 'nb-NO', serviceWorkers: 'block' as const };
  const devices = {
    here: await browser.newContext({ ...context, viewport: { width: 390, height: 844 } }),
    there: await browser.newContext(context),
  };
  const pages = { here: await devices.here.newPage(), there: await devices.there.newPage() };
  for (const page of Object.values(pages)) {
    await page.goto(`${portal.origin}/checklist/${id}`);
    await signIn(page, email);
    await page
      .locator('.checklist-item')
      .nth(itemCount - 1)
      .waitFor();
  }
  const { items } = (await ask(getChecklist, { params: { id } })).checklist;
  const given: Given[] = [];
  const decisions: Decision[] = [];
  const fill = async (device: Device, seconds: number) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const item = items[Math.floor(Math.random() * items.length)]?.id ?? 0;
      given.push(await answerOne(pages[device], device, item, `${device} ${at}-${given.length}`));
      await pause(pages[device], Math.random() * 4000);
    }
  };
  const away: Device = at % 2 === 0 ? 'here' : 'there';
  await Promise.all([fill('here', 10), fill('there', 10)]);
  await devices[away].setOffline(true);
  await Promise.all([fill('here', Number(options.seconds)), fill('there', Number(options.seconds))]);
  await devices[away].setOffline(false);
  await Promise.all([fill('here', 5), fill('there', 5)]);
  await settle(Object.values(pages), decisions);
  const { checklist } = await ask(getChecklist, { params: { id } });
  const stored = new Map(checklist.items.map((item) => [item.id, item.stringVal]));
  const lost = lostOf(given, decisions, stored);
  const differing: string[] = [];
  for (const [device, page] of Object.entries(pages))
    for (const [item, value] of stored) {
      const shown = await fieldOf(page, item).inputValue();
      if (shown !== value) differing.push(`${device}, item ${item}: shows '${shown}', stands: '${value}'`);
    }
  await Promise.all([devices.here.close(), devices.there.close()]);
  console.log(
    `${String(at + 1).padStart(3)}: ${given.length} answers, ${decisions.length} conflicts, ${lost.length} lost, ${differing.length} fields that show something else`,
  );
  for (const one of lost) console.log('     lost:', JSON.stringify(one), 'stands:', stored.get(one.item));
  for (const one of differing) console.log('     shown:', one);
  return { given: given.length, decided: decisions.length, lost: lost.length, differs: differing.length };
};

const browser = await openBrowser();
const sums = { given: 0, decided: 0, lost: 0, differs: 0 };
let next = 0;
await Promise.all(
  Array.from({ length: Number(options.pairs) }, async () => {
    while (next < runs) {
      const at = next++;
      const id = ids[at];
      assert.ok(id);
      const result = await run(browser, id, at);
      for (const key of ['given', 'decided', 'lost', 'differs'] as const) sums[key] += result[key];
    }
  }),
);
await browser.close();
await portal.end();
console.log(
  `\n${runs} runs: ${sums.given} answers, ${sums.decided} conflicts decided, ${sums.lost} lost or silently overwritten, ${sums.differs} fields that show something else.`,
);
process.exit(sums.lost + sums.differs === 0 ? 0 : 1);
