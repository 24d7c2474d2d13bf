import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { until } from '@byggtun/api/testing/until';

const urlOf = (name) => JSON.stringify(new URL(name, import.meta.url).href);

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilGone = (pid) => until(() => !isAlive(pid));

/** Starts the script below a shell that stays, as npm does; answers the shell and the number that the script writes. */
const underShell = async (script) => {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; exit $?'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [written] = await once(shell.stdout, 'data');
  return { shell, pid: Number(written) };
};

test('a start whose npm dies ends too, in its own way of stopping once it has one', async () => {
  const { shell, pid } = await underShell(`
    const { endWithNpm } = await import(${urlOf('endWithNpm.mjs')});
    const { takeOver } = endWithNpm();
    takeOver();
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log(process.pid);`);
  const stopped = once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  assert.equal(String((await stopped)[0]), 'stopped\n');
  await untilGone(pid);
});

test(
  'so does one below two npm, when the outer one is ended',
  { skip: process.platform !== 'linux' },
  async () => {
    const start = `
    const { endWithNpm } = await import(${urlOf('endWithNpm.mjs')});
    endWithNpm();
    setInterval(() => undefined, 1000);
    console.log(process.pid);`;
    const outer = spawn('npx', ['-c', `npx -c '"$NODE" --input-type=module -e "$SCRIPT"'`], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, NODE: process.execPath, SCRIPT: start },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [written] = await once(outer.stdout, 'data');
    outer.kill('SIGTERM');
    await untilGone(Number(written));
  },
);

test(
  'a start that can open no more files does not take its npm for gone',
  { skip: process.platform !== 'linux' },
  async () => {
    const script = `
    import { closeSync, openSync } from 'node:fs';
    const { endWithNpm } = await import(${urlOf('endWithNpm.mjs')});
    endWithNpm().takeOver();
    process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
    const held = [];
    try { for (;;) held.push(openSync('/dev/null')); } catch {}
    setTimeout(() => { held.forEach((each) => closeSync(each)); console.log('still here'); process.exit(7); }, 1000);`;
    // As npm starts it: a shell between, which is found by asking the system.
    const below = `sh -c '"$NODE" --input-type=module -e "$SCRIPT"; exit $?'`;
    const shell = spawn('sh', ['-c', `ulimit -n 100; ${below}; exit $?`], {
      argv0: 'npm',
      env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let written = '';
    shell.stdout.on('data', (data) => (written += data));
    const [code] = await once(shell, 'close');
    assert.deepEqual([written, code], ['still here\n', 7]);
  },
);

test('an installation that is given up takes what it has started with it', async () => {
  const { shell, pid } = await underShell(`
    import { spawn } from 'node:child_process';
    const { endWithNpm } = await import(${urlOf('endWithNpm.mjs')});
    const { endTogether, ownGroup } = await import(${urlOf('endTogether.mjs')});
    endWithNpm();
    await endTogether(spawn('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'inherit', 'inherit'], ...ownGroup }));`);
  assert.equal(isAlive(pid), true);
  shell.kill('SIGTERM');
  await untilGone(pid);
});

test('an old Node is one sentence and code 1, before anything else is loaded', () => {
  const script = `
    Object.defineProperty(process.versions, 'node', { value: '20.18.9' });
    await import(${urlOf('start.mjs')});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.equal(stderr, 'Byggtun trenger Node 20.19.0 eller nyere; dette er Node 20.18.9.\n');
});

test('a Node chosen by npx does not keep the npx below from its own package', () => {
  const script = `
    const { requireNode } = await import(${urlOf('node.mjs')});
    requireNode();
    console.log(Object.keys(process.env).filter((name) => /^npm_config_(package|call)$/.test(name)).length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_package: 'node@24', npm_config_call: 'npm start' },
  });
  assert.equal(stdout, '0\n');
});

test('what keeps a start from putting its build live is one sentence and code 1', () => {
  const script = `
    const { publishOrEnd } = await import(${urlOf('publishOrEnd.mjs')});
    await publishOrEnd('nowhere');
    console.log('published');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, HOST: '0.0.0.0' },
  });
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /^HOST=0\.0\.0\.0 åpner demobrukerne, .+\n$/);
});
