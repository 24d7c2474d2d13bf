import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { createBoard } from './board.mjs';
import { runGroups } from './runGroups.mjs';

const reports = mkdtempSync(join(tmpdir(), 'byggtun-groups-'));
after(() => rmSync(reports, { recursive: true, force: true }));

const stage = (name, code = 0) => ({
  name,
  command: process.execPath,
  args: ['-e', `process.exitCode = ${code}`],
});
const run = async (...together) => {
  let text = '';
  const board = createBoard({ stdout: { write: (more) => (text += more) } });
  const groups = [together, [stage('journeys')], [stage('version skew')]];
  const results = await runGroups(groups, { board, reports });
  return { names: results.map(({ name }) => name).sort(), text };
};

test('after a failed build nothing is walked, and that is said', async () => {
  const { names, text } = await run(stage('build', 1), stage('tools'));
  assert.deepEqual(names, ['build', 'tools']);
  assert.match(text, /^Without a build there is nothing to walk through\.$/m);
});

test('what else fails stops no journey', async () => {
  const { names, text } = await run(stage('build'), stage('tools', 1));
  assert.deepEqual(names, ['build', 'journeys', 'tools', 'version skew']);
  assert.doesNotMatch(text, /nothing to walk/);
});
