import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

import { besideTest } from '../../testing/besideTest';

const stopOnSignal = besideTest(import.meta.url, './stopOnSignal');

const codeOf = (program: string) => {
  const script = `const { stopOnSignal } = await import(${JSON.stringify(stopOnSignal)}); ${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { stdio: 'ignore' }).status;
};

test('only a process that was asked to end, and could, ends with code 0', () => {
  const alive = 'setInterval(() => undefined, 1000);';
  const ask = `${alive} process.kill(process.pid, 'SIGTERM');`;
  assert.equal(codeOf(`stopOnSignal([async () => undefined]); ${ask}`), 0);
  assert.equal(codeOf(`stopOnSignal([async () => { throw new Error('no'); }]); ${ask}`), 1);
  assert.equal(codeOf('stopOnSignal([]);'), 1);
  assert.equal(codeOf('stopOnSignal([]); process.exit(0);'), 1);
  assert.equal(codeOf('stopOnSignal([]); process.exit(3);'), 3);
});
