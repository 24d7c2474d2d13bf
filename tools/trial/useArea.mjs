// @ts-check

/** Whether something comes to stand there. @param {import('playwright-core').Locator} locator */
const shows = (locator) =>
  locator.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );

/**
 * Uses every part of the seventh area as a person would: tile, page with its form, list, place, badge, icon, card.
 * @param {import('playwright-core').Page} page signed in
 * @param {string} address of the portal
 * @param {(what: string, holds: boolean) => void} hold
 */
export async function useArea(page, address, hold) {
  const main = page.getByRole('main');
  // A project of the demo whose safety instruction this person has confirmed, so that no dialog is in the way.
  await page.goto(`${address}/projects/9`);
  const tile = main.getByRole('link', { name: 'Ny vernerunde' });
  hold('its tile stands on a project’s page', await shows(tile));
  await tile.click();
  await page.getByRole('button', { name: 'Opprett' }).click();
  hold('its form refuses an empty title', await shows(page.getByText('Tittel må fylles ut!')));
  await page.getByLabel('Tittel').fill('Runde før støping');
  await page.getByRole('button', { name: 'Opprett' }).click();
  hold('its call saves', await shows(page.getByText('Vernerunden er lagt til!')));
  hold('its list shows what was saved', await shows(main.getByText('Runde før støping').first()));
  hold('its demo data are there', await shows(main.getByText('Runde etter uværet').first()));
  hold('its page has a place that an area fills', await shows(main.getByText('sammen med verneombudet')));
  const item = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Vernerunder' });
  hold('the menu counts it', await shows(item.getByText('1 åpne')));
  hold('the menu draws its icon', await shows(item.locator('svg[viewBox="0 0 24 24"]')));
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Dashboard' }).click();
  hold('its card stands on the Dashboard', await shows(main.getByRole('link', { name: 'Vernerunder' })));
}
