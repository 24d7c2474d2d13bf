import type { FastifyInstance } from 'fastify';

import { program } from '../../../tools/test/ceilings';
import { buildApp } from '../buildApp';
import type { Connection } from '../core/database/connect';
import { limitSetting } from '../core/limit/limitTable';
import { readSettings, type Settings } from '../core/settings/settings';
import type { Area } from '../record/area/area';
import { cleanUp } from './cleanUp';
import { testDatabase } from './testDatabase';

/** The limits of time that a machine with other work would meet where nothing hangs: a test that tries one sets it. */
const times = [
  'waitSeconds',
  'hubHandshakeSeconds',
  'listSeconds',
  'statementSeconds',
  'fileWaitSeconds',
  'formSeconds',
  'sniffSeconds',
  'scanSeconds',
  'imageSeconds',
  'printWaitSeconds',
  'printSeconds',
  'pictureWaitSeconds',
  'pictureSeconds',
  'conversionWaitSeconds',
  'conversionSeconds',
] as const;

const unhurried = {
  ...Object.fromEntries(times.map((name) => [limitSetting(name), String(program.wait / 1000)])),
  // A test calls as few people as often as many would.
  BYGGTUN_LIMIT_CALLS_PER_MINUTE: '1000000',
  BYGGTUN_LIMIT_ADDRESS_CALLS_PER_MINUTE: '1000000',
};

/** The settings of a test, with the names of the environment. */
export const testSettings = (environment: Record<string, string> = {}): Settings =>
  readSettings({ PORT: '4100', LOG_LEVEL: 'silent', ...unhurried, ...environment });

/**
 * The whole server on a real database, ready for `inject`; closed after the file's tests.
 * @param environment settings that differ from the defaults
 * @param database one to share with another instance; otherwise a fresh one
 * @param areas others than all of them
 */
export const buildTestApp = async (
  environment: Record<string, string> = {},
  database?: Connection,
  areas?: readonly Area[],
): Promise<FastifyInstance> => {
  const app = await buildApp(testSettings(environment), database ?? (await testDatabase()), areas);
  cleanUp(() => app.close());
  return app;
};
