import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { test } from 'node:test';

import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { chooseScope, everything, filesBelow } from './scope.mjs';
import { stagesOf } from './stages.mjs';

const namesOf = (...names) =>
  stagesOf(chooseScope(names), 'chromium').map((group) => group.map(({ name }) => name));
const stage = (scope, name) =>
  stagesOf(scope, 'chromium')
    .flat()
    .find((one) => one.name === name);

const chosen = [
  [
    ['mf-cases'],
    [
      ['lint', 'lint types', 'api', 'screens', 'build', 'types mf-cases', 'types api', 'types e2e', 'format'],
      ['journeys'],
    ],
  ],
  [
    ['mf-quality'],
    [
      [
        'lint',
        'lint types',
        'api',
        'screens',
        'build',
        'types mf-quality',
        'types api',
        'types e2e',
        'format',
      ],
      ['journeys'],
    ],
  ],
  [['api'], [['lint', 'lint types', 'api', 'types api', 'format']]],
  [['tools'], [['lint', 'lint types', 'tools', 'types tools', 'format']]],
  [['tools', 'api'], [['lint', 'lint types', 'api', 'tools', 'types tools', 'types api', 'format']]],
];
for (const [names, expected] of chosen) {
  test(`npm test -- ${names.join(' ')}`, () => assert.deepEqual(namesOf(...names), expected));
}

test('an area is tried with its own files, tests and journeys alone', () => {
  const scope = chooseScope(['mf-cases']);
  assert.deepEqual(scope.paths, ['mf-cases', 'api/src/areas/cases', 'e2e/journeys/cases']);
  assert.equal(stage(scope, 'api').args.at(-1), 'src/areas/cases');
  assert.equal(stage(scope, 'journeys').args.at(-1), 'journeys/cases/');
});

test('without a name everything is tried, and whatever has a name is part of it', () => {
  assert.deepEqual(chooseScope([]), everything());
  const groups = namesOf();
  assert.deepEqual(groups.slice(1), [['journeys'], ['version skew'], ['hot reload']]);
  for (const gate of ['unused code', 'dependencies', 'types shell/src/worker', 'tools'])
    assert.ok(groups[0].includes(gate), gate);
  for (const name of [...areaFolders(), 'shell', 'shared', 'api', 'tools', 'e2e']) {
    const { types, screens, journeys } = chooseScope([name]);
    for (const list of ['types', 'screens', 'journeys'])
      for (const one of { types, screens, journeys }[list]) assert.ok(everything()[list].includes(one), one);
  }
});

test('an unknown name is one sentence with those that there are, and code 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run/test.mjs', 'mf-sales'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.equal(
    stderr,
    `Fant ikke mf-sales. Mulige navn er ${areaFolders().join(', ')}, shell, shared, api, tools, e2e; uten navn prøves alt.\n`,
  );
});

test('each journey lies in the folder of its area, of the shell, or of those that go across', () => {
  const known = everything().journeys;
  const found = filesBelow('e2e/journeys', /\.ts$/);
  const lost = found.filter((file) => !known.includes(dirname(file)) || !file.endsWith('.spec.ts'));
  assert.deepEqual(lost, [], `none of ${known.join(', ')}`);
});
