import type { Registry } from '@byggtun/shared/contract/area';

import { homes } from '../location/homes';
import { keptReturnAddress } from '../session/returnAddress';
import { fetchJson } from './earlyJson';
import { isExpected } from './isExpected';
import { warmFiles } from './warmFiles';

/*
 * The first script of the page, a few hundred bytes: while the shell is on its way it asks for what the shell will ask for,
 * and for who is signed in also for the portal's own files and the first of the area that the address belongs to.
 * Everything here is a head start; nothing depends on it.
 */

const ignore = () => undefined;
const asPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Where the person may be going, the likeliest first: behind a sign-in the address that was asked for before it, else home. */
const goals = () =>
  window.location.pathname === '/'
    ? [...(keptReturnAddress()?.split(/[?#]/).slice(0, 1) ?? []), ...homes]
    : [window.location.pathname];

async function warmArea(registry: Promise<Registry>) {
  const { areas } = await registry;
  const areaOf = (path: string) =>
    areas.find(({ manifest }) => manifest.routes.some((route) => asPattern(route.path).test(path)));
  const wanted = goals()
    .map(areaOf)
    .find((area) => area !== undefined);
  if (wanted) await warmFiles([wanted.entry, ...wanted.preload]);
}

const early: Record<string, Promise<unknown>> = { '/config.json': fetchJson('/config.json') };
globalThis.byggtunEarly = early;
if (isExpected()) {
  const files =
    document.querySelector<HTMLMetaElement>('meta[name=signed-in-files]')?.content.split(' ') ?? [];
  warmFiles(files).catch(ignore);
  const registry = fetchJson('/remotes.json') as Promise<Registry>;
  early['/remotes.json'] = registry;
  warmArea(registry).catch(ignore);
}
for (const answer of Object.values(early)) answer.catch(ignore);
