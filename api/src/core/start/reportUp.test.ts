import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

import { besideTest } from '../../testing/besideTest';

const reportUp = besideTest(import.meta.url, './reportUp');

/** A server that says when it starts, and comes up once its supervisor has gone, or at once where it has none. */
const start = async (channel: 'ipc' | 'ignore') => {
  const script = `
    const { once } = await import('node:events');
    const { reportUp } = await import(${JSON.stringify(reportUp)});
    process.stdout.write('starting');
    if (process.connected) await once(process, 'disconnect');
    reportUp();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', channel] });
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
  return child;
};

test('a server whose supervisor went while it was starting ends as if it had been asked to', async () => {
  const child = await start('ipc');
  child.disconnect();
  assert.deepEqual(await once(child, 'exit'), [null, 'SIGTERM']);
});

test('a server that nobody supervises goes on', async () => {
  assert.deepEqual(await once(await start('ignore'), 'exit'), [0, null]);
});
