import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { parse } from 'yaml';

import { areaFolders } from '../webpack/packageFolders.mjs';
import { root } from './install.mjs';

const folder = `${root}.github/workflows`;
const read = (name) => parse(readFileSync(`${folder}/${name}.yml`, 'utf8'));
const teams = [...areaFolders(), 'shell'].map((owned) => ({ owned, name: owned.replace(/^mf-/, '') }));

test('each area and the shell have a pipeline, beside the one that they call and the one of all pull requests', () => {
  const expected = [...teams.map(({ name }) => `${name}.yml`), 'release-one.yml', 'whole.yml'];
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

test('each pull request tries everything, by the two commands of the README, on the oldest Node that is allowed', () => {
  const { on, jobs, concurrency } = read('whole');
  assert.deepEqual(on, { pull_request: null });
  assert.equal(concurrency['cancel-in-progress'], true);
  const { steps } = jobs.whole;
  assert.ok(steps.some(({ run }) => run?.startsWith('npm start')));
  assert.ok(steps.some(({ run }) => run === 'npm test'));
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  assert.equal(`>=${node.with['node-version']}`, engines.node);
});

for (const name of ['release-one', 'whole']) {
  test(`${name} runs for a limited time, may read alone, and takes what others wrote by its digest`, () => {
    const { jobs, permissions } = read(name);
    assert.deepEqual(permissions, { contents: 'read' });
    for (const job of Object.values(jobs)) assert.ok(job['timeout-minutes'] > 0);
    const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    assert.deepEqual(
      uses.filter((used) => !/@[0-9a-f]{40}$/.test(used)),
      [],
    );
  });
}
