import assert from 'node:assert/strict';
import { test } from 'node:test';

import { program } from '../../../../tools/test/ceilings';
import type { BegunJob } from '../../testing/begunWorker';
import { besideTest } from '../../testing/besideTest';
import { endTimers } from '../../testing/endTimers';
import type { StubbornJob } from '../../testing/stubbornWorker';
import { until } from '../../testing/until';
import { createWorkers } from './createWorkers';
import { createWorkProcess } from './createWorkProcess';
import { JobError } from './JobError';
import { workEnvironment } from './workEnvironment';

const beside = besideTest(import.meta.url, '../../testing/x');
const stubborn = () => createWorkProcess<StubbornJob, number>(beside, 'stubbornWorker', { megabytes: 300 });
/** Milliseconds for a job that is done, and for one that never is. */
const [enough, short] = [program.wait, 300];

const endsBy = (why: string) => (error: unknown) => error instanceof JobError && error.why === why;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = (pid: number) => until(() => !isAlive(pid));

test('a job that never ends is ended, and the next one is done by another process', async () => {
  const ask = stubborn();
  const first = await ask({ kind: 'answer' }, enough);
  const [hanging, waiting] = [ask({ kind: 'hang' }, short), ask({ kind: 'answer' }, enough)];
  await assert.rejects(hanging, endsBy('timeout'));
  assert.notEqual(await waiting, first);
  await untilGone(first);
});

test('a job that takes more and more memory ends its process alone', async () => {
  const ask = stubborn();
  await assert.rejects(ask({ kind: 'grow' }, enough), endsBy('ended'));
  assert.ok((await ask({ kind: 'answer' }, enough)) > 0);
});

test('a job that fails, and a process that goes while nobody waits, harm nothing', async () => {
  const ask = stubborn();
  await assert.rejects(ask({ kind: 'throw' }, enough), endsBy('ended'));
  for (const kind of ['leave', 'hangUp'] as const) await untilGone(await ask({ kind }, enough));
  assert.ok((await ask({ kind: 'answer' }, enough)) > 0);
});

test('a job that nobody waits for any more is ended, or never begun, and the next one is done', async () => {
  const ask = stubborn();
  const leaving = new AbortController();
  const first = await ask({ kind: 'answer' }, enough);
  const [hanging, waiting] = [
    ask({ kind: 'hang' }, enough, leaving.signal),
    ask({ kind: 'answer' }, enough, leaving.signal),
  ];
  const next = ask({ kind: 'answer' }, enough);
  const settled = Promise.allSettled([hanging, waiting]);
  leaving.abort();
  assert.deepEqual(
    (await settled).map((one) => one.status === 'rejected' && (one.reason as Error).name),
    ['AbortError', 'AbortError'],
  );
  assert.ok((await next) > 0);
  assert.ok(first > 0);
});

test('what can not be handed over is told to who asked', async () => {
  const ask = stubborn();
  await ask({ kind: 'answer' }, enough);
  const unsendable = { kind: 'answer', more: () => undefined } as StubbornJob;
  await assert.rejects(ask(unsendable, enough));
  assert.ok((await ask({ kind: 'answer' }, enough)) > 0);
});

test('what a process takes to begin is not counted against its first job', async ({ mock }) => {
  const limits: bigint[] = [];
  const { setTimeout: set } = globalThis;
  mock.method(globalThis, 'setTimeout', (end: () => void, delay?: number) => {
    if (delay === enough) limits.push(process.hrtime.bigint());
    return set(end, delay);
  });
  const ask = createWorkProcess<BegunJob, bigint>(beside, 'begunWorker', { megabytes: 300 });
  const begun = await ask({}, enough);
  assert.deepEqual(
    limits.map((limit) => limit > begun),
    [true],
  );
});

test('of two processes the free one takes the next jobs', async (context) => {
  const end = endTimers(context);
  const longest = 2 * enough;
  const ask = createWorkers<StubbornJob, number>(beside, 'stubbornWorker', { count: 2, megabytes: 300 });
  const ended: string[] = [];
  const hanging = ask({ kind: 'hang' }, longest).catch(() => ended.push('hanging'));
  for (const name of ['first', 'second']) await ask({ kind: 'answer' }, enough).then(() => ended.push(name));
  await until(() => end((delay) => delay === longest) > 0);
  await hanging;
  assert.deepEqual(ended, ['first', 'second', 'hanging']);
});

test('a work process knows no key', () => {
  const known = workEnvironment({
    PATH: '/bin',
    DATABASE_URL: 'x',
    INFOTECH_KEY: 'x',
    BYGGTUN_FILES_CONNECTION: 'x',
  });
  assert.deepEqual(known, { PATH: '/bin', MALLOC_ARENA_MAX: '1' });
});
