import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { parse } from 'yaml';

import { areaFolders } from '../webpack/packageFolders.mjs';
import { root } from './install.mjs';

const folder = `${root}.github/workflows`;
const read = (name) => parse(readFileSync(`${folder}/${name}.yml`, 'utf8'));
const teams = [...areaFolders(), 'shell'].map((owned) => ({ owned, name: owned.replace(/^mf-/, '') }));

test('each area and the shell have a pipeline, and there is no other beside the one that they call', () => {
  const expected = [...teams.map(({ name }) => `${name}.yml`), 'release-one.yml'];
  assert.deepEqual(readdirSync(folder).sort(), expected.sort());
});

for (const { owned, name } of teams) {
  test(`the pipeline of ${owned} releases ${owned} alone, and only when ${owned} has changed`, () => {
    const { on, jobs } = read(name);
    assert.deepEqual(on.push, { branches: ['main'], paths: [`${owned}/**`] });
    const others = teams.map((team) => `${team.owned}/**`).filter((path) => path !== `${owned}/**`);
    assert.deepEqual(
      on.pull_request.paths.filter((path) => others.includes(path)),
      [],
    );
    assert.deepEqual(Object.keys(jobs), [name]);
    assert.equal(jobs[name].uses, './.github/workflows/release-one.yml');
    assert.equal(jobs[name].with.package, owned);
  });
}

test('what they call takes its inputs through the environment, so that no branch or person can write a command', () => {
  const steps = read('release-one').jobs.release.steps.map(({ run }) => run ?? '');
  assert.ok(steps.some((run) => run.includes('npm run release -- "$PACKAGE"')));
  assert.deepEqual(
    steps.filter((run) => run.includes('${{')),
    [],
  );
});
