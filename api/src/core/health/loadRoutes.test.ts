import assert from 'node:assert/strict';
import { before, test, type TestContext } from 'node:test';

import { getLoad } from '@byggtun/shared/contract/load';
import type { FastifyInstance } from 'fastify';

import { demoDatabase } from '../../testing/demoDatabase';
import { buildTestApp } from '../../testing/testApp';
import { bearer } from '../../testing/tokenFor';
import { until } from '../../testing/until';

let app: FastifyInstance;
before(async () => {
  app = await buildTestApp({}, await demoDatabase());
});

const ask = async (email?: string) =>
  app.inject({ url: `/api${getLoad.path}`, headers: email === undefined ? {} : await bearer(app, email) });

test('who is not signed in and who is not developer staff is turned away', async () => {
  assert.equal((await ask()).statusCode, 401);
  assert.equal((await ask('marte@nordretomrer.example')).statusCode, 403);
});

test('operators see the limits, how often they were met, and how late the event loop is', async () => {
  app.limits.met('connections');
  const load = getLoad.answer.parse((await ask('henrik@byggtun.example')).json());
  const connections = load.limits.find(({ name }) => name === 'connections');
  assert.deepEqual(connections, {
    name: 'connections',
    setting: 'BYGGTUN_LIMIT_CONNECTIONS',
    value: app.limits.of.connections,
    unit: 'forbindelser',
    per: 'instance',
    met: 1,
  });
  assert.ok(load.database.open >= 1);
});

/** As if the machine had given the process this share of the time: a busy one decides for itself. */
const giveShare = ({ mock }: TestContext, share: number) =>
  mock.method(process, 'cpuUsage', (since?: NodeJS.CpuUsage) => ({
    user: performance.now() * 1000 * share - (since?.user ?? 0),
    system: 0,
  })).mock;

const longerThanATaskMay = 120;
/** Keeps the process for so long, and lets it be looked at, which the share is asked for. */
const keepWaiting = async (share: ReturnType<typeof giveShare>) => {
  const end = performance.now() + longerThanATaskMay;
  while (performance.now() < end);
  const looks = share.callCount();
  await until(() => share.callCount() > looks);
};

test('a task that keeps everybody waiting is counted', async (context) => {
  const share = giveShare(context, 1);
  // The look that was under way when the share was given is not counted on.
  await keepWaiting(share);
  const { longTasks } = app.eventLoopDelay();
  await keepWaiting(share);
  assert.ok(app.eventLoopDelay().longTasks > longTasks);
});

test('a process that gets no time from the machine is late without a task of its own', async (context) => {
  const share = giveShare(context, 0.1);
  await keepWaiting(share);
  const { longTasks } = app.eventLoopDelay();
  await keepWaiting(share);
  assert.equal(app.eventLoopDelay().longTasks, longTasks);
});
