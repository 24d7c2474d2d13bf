import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { program } from '../../../tools/test/ceilings';
import { bundleTests } from './bundleTests';
import { makeTemplate } from './makeTemplate';
import { startTestCluster } from './testCluster';

/** Runs test files on one PostgreSQL: files or folders named on the command line, or all. `--…` is an option of node's runner. */
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const filesOf = (name: string) =>
  statSync(name).isDirectory()
    ? readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join(name, file))
    : [name];
const files = (named.length > 0 ? named : ['src']).flatMap(filesOf);
/** One for each run, so that two don't meet. */
const outdir = `.tests-${process.pid}`;
process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));

const [cluster, bundles] = await Promise.all([startTestCluster(), bundleTests(files, outdir)]);
const template = await makeTemplate(cluster.url);
const args = [
  ...['--test', '--test-concurrency=2', `--test-timeout=${program.file}`],
  ...(options.length > 0 ? options : ['--test-reporter=spec']),
  ...bundles,
];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, BYGGTUN_TEST_CLUSTER: cluster.url, BYGGTUN_TEST_TEMPLATE: template },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
  void cluster.stop();
});
