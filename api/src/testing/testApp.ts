import type { FastifyInstance } from 'fastify';

import type { Connection } from '../database/connect';
import { buildApp } from '../http/buildApp';
import { readSettings, type Settings } from '../settings';
import { cleanUp } from './cleanUp';
import { testDatabase } from './testDatabase';

/** The settings of a test, with the names of the environment. */
export const testSettings = (environment: Record<string, string> = {}): Settings =>
  readSettings({ PORT: '4100', LOG_LEVEL: 'silent', ...environment });

/**
 * The whole server on a real database, ready for `inject`; closed after the file's tests.
 * @param environment settings that differ from the defaults
 * @param database one to share with another instance; otherwise a fresh one
 */
export const buildTestApp = async (
  environment: Record<string, string> = {},
  database?: Connection,
): Promise<FastifyInstance> => {
  const app = await buildApp(testSettings(environment), database ?? (await testDatabase()));
  cleanUp(() => app.close());
  return app;
};
