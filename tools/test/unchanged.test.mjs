import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../webpack/packageFolders.mjs';
import { chooseScope } from './scope.mjs';
import { stagesOf } from './stages.mjs';
import { changedPartsOf, digestOf, readPassed, readsOf } from './unchanged.mjs';

const folder = (context) => {
  const made = mkdtempSync(join(tmpdir(), 'byggtun-unchanged-'));
  context.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

test('the digest is of what git sees, committed or not', (context) => {
  const made = folder(context);
  const write = (name, text) => writeFileSync(join(made, name), text);
  const digest = () => digestOf(['.'], made);
  assert.equal(digest(), undefined);
  spawnSync('git', ['init', '--quiet'], { cwd: made });
  write('.gitignore', 'dist\n');
  write('a.ts', '1');
  const first = digest();
  assert.equal(digest(), first);
  write('dist', 'made');
  assert.equal(digest(), first);
  write('a.ts', '2');
  assert.notEqual(digest(), first);
  write('a.ts', '1');
  write('b.ts', '');
  const second = digest();
  assert.notEqual(second, first);
  assert.notEqual(digestOf(['.', ':(exclude)b.ts'], made), second);
  rmSync(join(made, 'b.ts'));
  assert.equal(digest(), first);
});

const chosen = () => chooseScope(['mf-profile', 'tools']);
const results = (change = () => ({})) =>
  stagesOf(chosen(), 'chromium')
    .flat()
    .map(({ name }) => ({
      name,
      passed: 1,
      failed: 0,
      failures: [],
      flaky: [],
      seconds: 1,
      ...change(name),
    }));

test('nothing of what has passed and is unchanged is run again', () => {
  const first = changedPartsOf(chosen(), {});
  assert.deepEqual(first.scope, chosen());
  assert.deepEqual(first.unchanged, []);
  const again = changedPartsOf(chosen(), first.passedNow(results()));
  assert.deepEqual(stagesOf(again.scope, 'chromium').flat(), []);
  assert.deepEqual(again.passedNow([]), first.passedNow(results()));
  assert.ok(again.unchanged.includes('screens mf-profile') && again.unchanged.includes('tools'));
});

test('what failed, was flaky, or was never reached is run again, and that alone', () => {
  const { passedNow } = changedPartsOf(chosen(), {});
  const passed = passedNow(
    results((name) => {
      if (name === 'screens') return { failed: 1 };
      return name === 'tools' ? { flaky: [{ ok: false, test: 'a test' }] } : {};
    }).filter(({ name }) => name !== 'journeys'),
  );
  const again = stagesOf(changedPartsOf(chosen(), passed).scope, 'chromium');
  assert.deepEqual(
    again.map((group) => group.map(({ name }) => name)),
    [['screens', 'build', 'tools'], ['journeys']],
  );
});

test('what has passed in another state is run again', () => {
  const { passedNow } = changedPartsOf(chosen(), {});
  const passed = passedNow(results());
  const { scope } = changedPartsOf(chosen(), { ...passed, 'screens mf-profile': 'of another state' });
  assert.deepEqual(scope.screens, ['mf-profile']);
  assert.deepEqual(scope.types, []);
  assert.notEqual(passed['screens mf-profile'], passed['api src/areas/profile']);
});

test('an area’s journeys depend on all that is built, and on no other journeys and no tests', () => {
  const reads = readsOf({ kind: 'journeys', name: 'profile' });
  const listed = spawnSync('git', ['ls-files', '--', ...reads], { cwd: root, encoding: 'utf8' }).stdout.split(
    '\n',
  );
  const isThere = (start) => listed.some((file) => file.startsWith(start));
  for (const start of [
    'shell/src/',
    'mf-cases/src/',
    'shared/src/',
    'api/src/',
    'e2e/support/',
    'tools/run/',
  ])
    assert.ok(isThere(start), start);
  assert.ok(isThere('e2e/journeys/profile/'));
  for (const other of ['cases', 'across', 'shell']) assert.ok(!isThere(`e2e/journeys/${other}/`), other);
  assert.deepEqual(
    listed.filter((file) => /\.test\.|\.md$|^docs\//.test(file)),
    [],
  );
});

test('a list of what has passed that can’t be read is none', (context) => {
  const file = join(folder(context), 'passed.json');
  assert.deepEqual(readPassed(file), {});
  writeFileSync(file, '{"screens');
  assert.deepEqual(readPassed(file), {});
});
