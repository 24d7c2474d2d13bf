import type { Page } from '@playwright/test';

import type { RegistryArea } from './registry';

/**
 * Another version of an area, as a release would bring it: the files of this one under another version's names. Gives
 * what the registry says of it. It carries no digests, since its bytes are not those of the build.
 * @param text of its pages, which the new version writes with its own name behind it
 */
export async function asVersion(
  page: Page,
  area: RegistryArea,
  version: string,
  text: string,
): Promise<RegistryArea> {
  const { name, version: before } = area.manifest;
  const folder = (one: string) => `/remotes/${name}/${one}/`;
  const inNames = (one: string) => `${name}_${one.replace(/\W/g, '_')}`;
  await page.route(`**${folder(version)}**`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const answer = await route.fetch({
      url: `${origin}${pathname.replace(folder(version), folder(before))}`,
    });
    const body = (await answer.text())
      .replaceAll(inNames(before), inNames(version))
      .replaceAll(/sha256-[\w+/]+=*/g, '')
      .replaceAll(text, `${text} ${version}`);
    await route.fulfill({ response: answer, body });
  });
  const moved = (address: string) => address.replace(folder(before), folder(version));
  return {
    ...area,
    integrity: undefined,
    manifest: { ...area.manifest, version },
    entry: moved(area.entry),
    preload: area.preload.map(moved),
  };
}
