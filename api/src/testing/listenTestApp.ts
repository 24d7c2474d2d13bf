import type { FastifyInstance } from 'fastify';

import type { Connection } from '../core/database/connect';
import { buildTestApp } from './testApp';

/** The whole server, listening on the port; closed after the test. */
export const listenTestApp = async (
  port: number,
  environment: Record<string, string> = {},
  database?: Connection,
): Promise<FastifyInstance> => {
  const app = await buildTestApp({ PORT: String(port), ...environment }, database);
  await app.listen({ host: '127.0.0.1', port });
  return app;
};
