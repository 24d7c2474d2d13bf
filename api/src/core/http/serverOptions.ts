import type { Server } from 'node:http';

import type { FastifyHttpOptions } from 'fastify';

import type { Settings } from '../settings/settings';

/** A call's JSON is far below that; what is larger is sent as form or as bytes, whose routes say their own. */
const bodyLimit = 131_072;

/** How long a connection may take for its parts: head, body, and the pause until the next. */
export const serverOptions = ({ limits }: Pick<Settings, 'limits'>): FastifyHttpOptions<Server> => ({
  bodyLimit,
  requestTimeout: limits.bodySeconds * 1000,
  keepAliveTimeout: limits.idleSeconds * 1000,
  http: { headersTimeout: limits.headerSeconds * 1000, connectionsCheckingInterval: 2000 },
  // An e-mail address can stand in a path.
  routerOptions: { maxParamLength: 320 },
  forceCloseConnections: true,
});
