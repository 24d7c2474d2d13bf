import type { FastifyInstance } from 'fastify';

import type { Connection } from '../core/database/connect';
import { letGo } from './holdPort';
import { buildTestApp } from './testApp';

/** The whole server, listening on the port (`holdPort`); closed after the test. */
export const listenTestApp = async (
  port: number,
  environment: Record<string, string> = {},
  database?: Connection,
): Promise<FastifyInstance> => {
  const app = await buildTestApp({ PORT: String(port), ...environment }, database);
  await letGo(port);
  await app.listen({ host: '127.0.0.1', port });
  return app;
};
