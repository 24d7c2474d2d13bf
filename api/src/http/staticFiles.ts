import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { redirectPolicy } from './contentSecurity';

const forever = 'public, max-age=31536000, immutable';
const hasHash = (path: string) => /[.-][0-9a-f]{8,}\.\w+(\.br|\.gz)?$/.test(path);

/** The built shell at `/` and the areas, in folders that never change, at `/remotes`. */
export const staticFiles = async (app: FastifyInstance): Promise<void> => {
  const { distFolder } = app.settings;
  const shared = { preCompressed: true, index: false, cacheControl: false, logLevel: 'error' } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'shell'),
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hasHash(path) ? forever : 'no-cache');
      if (!/[\\/]redirect\.html(\.br|\.gz)?$/.test(path)) return;
      reply.header('cache-control', 'no-store');
      reply.header('content-security-policy', redirectPolicy);
      reply.removeHeader('cross-origin-opener-policy');
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: join(distFolder, 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
    suppressWarning: true,
    setHeaders: (reply) => {
      reply.header('cache-control', forever);
    },
  });
};
