import { expect, type Page, type Route } from '@playwright/test';

import { ports } from './ports';

/** An area of `/remotes.json`, as far as journeys change it. */
export interface RegistryArea {
  manifest: Record<string, unknown> & { name: string; version: string };
  entry: string;
  integrity?: string | undefined;
  preload: string[];
  [more: string]: unknown;
}

/** `/remotes.json`, as far as journeys change it. */
export interface RegistryAnswer {
  revision: number;
  shell: { version: string; [more: string]: unknown };
  areas: RegistryArea[];
}

export const registryAddress = '**/remotes.json';

/** The server's own answer. Node does not know the names below localhost that browsers know, so they are told apart by header. */
function fetchHere(route: Route) {
  const { host, protocol, pathname } = new URL(route.request().url());
  const url = `${protocol}//localhost:${ports.portal}${pathname}`;
  return route.fetch({ url, headers: { ...route.request().headers(), host, 'if-none-match': '' } });
}

/**
 * Lets an open page see another registry than the server's, until `page.unroute(registryAddress)`; resolves when the page
 * has heard of it, as it does when its tab comes into sight.
 */
export async function changeRegistry(page: Page, change: (registry: RegistryAnswer) => void): Promise<void> {
  let revision = -1;
  await page.route(registryAddress, async (route: Route) => {
    const answer = await fetchHere(route);
    const registry = (await answer.json()) as RegistryAnswer;
    registry.revision += 1_000;
    revision = registry.revision;
    change(registry);
    await route.fulfill({ json: registry });
  });
  await expect(async () => {
    const kept = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return localStorage.getItem('byggtun.registry');
    });
    expect(kept).toContain(`"revision":${revision}`);
  }).toPass();
}

/** Lets the page see one area of the registry otherwise. */
export const changeArea = (
  page: Page,
  name: string,
  change: (area: RegistryArea) => Partial<RegistryArea>,
): Promise<void> =>
  changeRegistry(page, (registry) => {
    registry.areas = registry.areas.map((area) =>
      area.manifest.name === name ? { ...area, ...change(area) } : area,
    );
  });

/** The name that an area's entry gives itself in the page. */
export const globalName = ({ manifest }: RegistryArea): string =>
  `${manifest.name}_${manifest.version.replace(/\W/g, '_')}`;
