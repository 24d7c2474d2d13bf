import { join } from 'node:path';

import { type RegistryEntry } from '@byggtun/shared/contract/area';
import type { FastifyInstance } from 'fastify';

import { createFileCache } from './fileCache';
import { isKiosk } from './origins';

/** `/remotes.json`: which version of which area is live; kiosk hosts get the areas that say they belong there. */
export const registryRoute = (app: FastifyInstance): void => {
  const readRegistry = createFileCache(join(app.settings.distFolder, 'remotes.json'));
  app.get('/remotes.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { areas } = JSON.parse((await readRegistry()) ?? '{"areas":[]}') as { areas: RegistryEntry[] };
    return {
      revision: 1,
      shell: { version: '1.0.0' },
      areas: isKiosk(request, app.settings) ? areas.filter(({ manifest }) => manifest.kiosk) : areas,
    };
  });
};
