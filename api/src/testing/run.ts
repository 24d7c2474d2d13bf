import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { startTestCluster } from './testCluster';

/** Runs the test files on one PostgreSQL: those named on the command line, or all. */
const named = process.argv.slice(2);
const all = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('src', file));
const cluster = await startTestCluster();
const args = [
  '--import',
  'tsx',
  '--test',
  '--test-reporter=spec',
  '--test-concurrency=2',
  ...(named.length > 0 ? named : all()),
];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, BYGGTUN_TEST_CLUSTER: cluster.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
  void cluster.stop();
});
