import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { besideTest } from '../../testing/besideTest';
import type { SlowJob } from '../../testing/slowWorker';
import type { StubbornJob } from '../../testing/stubbornWorker';
import { createWorkers } from './createWorkers';
import { createWorkProcess } from './createWorkProcess';
import { JobError } from './JobError';
import { workEnvironment } from './workEnvironment';

const beside = besideTest(import.meta.url, '../../testing/x');
const stubborn = () => createWorkProcess<StubbornJob, number>(beside, 'stubbornWorker', { megabytes: 300 });
const enough = 30_000;

const endsBy = (why: string) => (error: unknown) => error instanceof JobError && error.why === why;

const untilGone = async (pid: number) => {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(10);
  }
};

test('a job that never ends is ended, and the next one is done by another process', async () => {
  const ask = stubborn();
  const first = await ask({ kind: 'answer' }, enough);
  const [hanging, waiting] = [ask({ kind: 'hang' }, 300), ask({ kind: 'answer' }, enough)];
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

test('what a process takes to begin is not counted against its first job', async () => {
  const ask = createWorkProcess<SlowJob, string>(beside, 'slowWorker', { megabytes: 300 });
  assert.equal(await ask({}, 1_500), 'done');
});

test('of two processes the free one takes the next jobs', async () => {
  const ask = createWorkers<StubbornJob, number>(beside, 'stubbornWorker', { count: 2, megabytes: 300 });
  const ended: string[] = [];
  const hanging = ask({ kind: 'hang' }, 3_000).catch(() => ended.push('hanging'));
  for (const name of ['first', 'second']) await ask({ kind: 'answer' }, enough).then(() => ended.push(name));
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
