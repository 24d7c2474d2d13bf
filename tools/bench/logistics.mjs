// @ts-check
import { join } from 'node:path';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { openBrowser, signIn } from './openBrowser.mjs';
import { startPortal } from './portalServer.mjs';
import { kilo, listFiles } from './stepSums.mjs';
import { countSteps } from './visit.mjs';

/*
 * `npm run bench:logistics`: the scripts that the first visit of a house's orders fetches beyond what the Dashboard has loaded, then those of
 * bookings and of a new booking with its calendar. Ends with code 1 when a bar does not hold. BENCH_PORT is the port.
 */

const bar = 40_000;

await buildWhatChanged();
const portal = await startPortal({
  name: 'logistics',
  dist: join(root, 'dist'),
  port: Number(process.env.BENCH_PORT ?? 4296),
});
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const count = countSteps(page, portal.address);
  await page.goto(portal.address);
  await page.getByRole('button', { name: 'Logg inn' }).waitFor();
  await signIn(page, 'kari@byggtun.example');
  /** @param {string} step @param {string} path @param {string} shown text of the page once it stands there */
  const visit = async (step, path, shown) => {
    await page.goto(`${portal.address}${path}`);
    await page.getByRole('main').getByText(shown).first().waitFor();
    return count(step);
  };
  const dashboard = await visit('Dashboard', '/dashboard', 'Siste prosjekter');
  const orders = await visit('orders', '/projects/3/house/8/orders', 'Frigitt');
  const bookings = await visit('bookings', '/projects/3/bookings', 'Legg til booking');
  await page.getByRole('link', { name: 'Legg til booking' }).click();
  await page.getByRole('main').getByRole('grid').first().waitFor();
  const calendar = await count('new booking');
  listFiles('Logistics', [dashboard, orders, bookings, calendar]);
  const bytes = orders.files.reduce((sum, file) => sum + file.bytes, 0);
  const holds = bytes <= bar;
  console.log(`orders ${kilo(bytes)} KB, bar ${kilo(bar)} ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  const late = calendar.files.length > 0;
  console.log(`the calendar is fetched where it is shown: ${late ? 'yes' : 'NO'}`);
  process.exitCode = holds && late ? 0 : 1;
} finally {
  await browser.close();
  await portal.stop();
}
