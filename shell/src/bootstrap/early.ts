import type { Registry } from '@byggtun/shared/contract/area';

import { fetchJson } from './earlyJson';

/*
 * The first script of the page, a few hundred bytes: while the shell is on its way it asks for what the shell will ask for,
 * and fetches the first files of the area that the address belongs to. Everything here is a head start; nothing depends on it.
 */

const ignore = () => undefined;
const asPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

const registry = fetchJson('/remotes.json') as Promise<Registry>;
globalThis.byggtunEarly = { '/remotes.json': registry, '/config.json': fetchJson('/config.json') };
for (const answer of Object.values(globalThis.byggtunEarly)) answer.catch(ignore);

const warm = (address: string) => fetch(address).then((response) => response.arrayBuffer());

registry
  .then(({ areas }) => {
    const wanted = areas.find(({ manifest }) =>
      manifest.routes.some(({ path }) => asPattern(path).test(window.location.pathname)),
    );
    return wanted && Promise.all([wanted.entry, ...wanted.preload].map(warm));
  })
  .catch(ignore);
