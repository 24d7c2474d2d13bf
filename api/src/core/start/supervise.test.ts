import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { besideTest } from '../../testing/besideTest';
import { cleanUp } from '../../testing/cleanUp';
import { until } from '../../testing/until';

const supervise = besideTest(import.meta.url, './supervise');
/** Says that it is up once it is asked, which it is from then on. */
const answering = `
  process.once('message', () => process.stdout.write('pid ' + process.pid + '\\n'));
  process.on('message', () => process.send('pong'));
  process.send('ready');`;

const codeOf = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
};

/**
 * Supervises a program with these lines; what it and the supervisor write comes line by line.
 * @param missed beats after which one that says nothing is taken to hang: none that a busy machine makes wait
 */
const start = (program: string, missed = 10_000) => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-supervise-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const script = `
    const { supervise } = await import(${JSON.stringify(supervise)});
    process.exit(await supervise({
      program: new URL(${JSON.stringify(pathToFileURL(file).href)}),
      say: (sentence) => process.stdout.write(sentence + '\\n'),
      backOff: { first: 1, most: 4 },
      heartbeat: { every: 200, missed: ${missed} },
    }));`;
  const starter = join(folder, 'starter.mjs');
  writeFileSync(starter, script);
  const args = ['--import', import.meta.resolve('tsx'), starter];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let written = '';
  child.stdout.on('data', (data: Buffer) => (written += data.toString()));
  const pids = () => [...written.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  cleanUp(async () => {
    // Not killed: one that hangs, and has not yet told who it is, would not hear that its supervisor is gone.
    child.kill('SIGTERM');
    await codeOf(child);
    rmSync(folder, { recursive: true, force: true });
  });
  const untilIt = (holds: () => boolean) =>
    until(
      () => {
        if (holds()) return true;
        assert.equal(child.exitCode, null, written);
        return false;
      },
      () => written,
    );
  return { child, pids, until: untilIt, written: () => written };
};

test('a server that is killed is started again, each time, and told of', async () => {
  const { child, pids, until, written } = start(`${answering} setInterval(() => undefined, 1000);`);
  for (const times of [1, 2, 3]) {
    await until(() => pids().length === times);
    process.kill(pids().at(-1) ?? 0, 'SIGKILL');
  }
  await until(() => pids().length === 4);
  assert.match(written(), /Byggtun stoppet uventet \(SIGKILL\) og startes igjen\./);
  child.kill('SIGTERM');
  await codeOf(child);
  assert.throws(() => process.kill(pids().at(-1) ?? 0, 0));
});

test('a server that ends itself, with code 0 too, is started again', async () => {
  const { pids, until } = start(
    `${answering} process.once('message', () => setTimeout(() => process.exit(0)));`,
  );
  await until(() => pids().length === 3);
});

test('a server that hangs is ended and started again', async () => {
  const { pids, until, written } = start(
    `${answering} process.once('message', () => setTimeout(() => { for (;;); }));`,
    10,
  );
  await until(() => pids().length >= 2);
  assert.match(written(), /Byggtun svarte ikke lenger og startes igjen\./);
});

test('a server that never comes up is not started again, and its code is told', async () => {
  const failing = start("process.stdout.write('failing\\n'); process.exit(7);");
  assert.equal(await codeOf(failing.child), 7);
  assert.equal(failing.written(), 'failing\n');
  const silent = start('process.exit(0);');
  assert.equal(await codeOf(silent.child), 1);
});

test('a signal ends both, in the way of stopping of the server', async () => {
  const { child, pids, until, written } = start(
    `${answering} process.on('SIGTERM', () => { process.stdout.write('stopped\\n'); process.exit(0); }); setInterval(() => undefined, 1000);`,
  );
  await until(() => pids().length === 1);
  child.kill('SIGTERM');
  assert.equal(await codeOf(child), 0);
  assert.match(written(), /stopped/);
  assert.equal(pids().length, 1);
});

test('the memory that the server’s threads keep for themselves is bounded', async () => {
  const { child, written } = start(
    'process.stdout.write(`arenas ${process.env.MALLOC_ARENA_MAX}\\n`); process.exit(7);',
  );
  await codeOf(child);
  assert.equal(written(), 'arenas 2\n');
});
