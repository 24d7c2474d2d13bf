import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { root } from '../run/install.mjs';
import { createBoard } from './board.mjs';
import { runStages } from './runStages.mjs';
import { everything } from './scope.mjs';
import { stagesOf } from './stages.mjs';
import { summaryOf } from './summary.mjs';
import { toRecord } from './told.mjs';

const reports = mkdtempSync(join(tmpdir(), 'byggtun-planted-'));
after(() => rmSync(reports, { recursive: true, force: true }));

const told = (name, file) =>
  toRecord({ ok: false, test: `${file} › ${name}`, file, message: 'Error: planted' });
const browser = told('is walked', 'e2e/journeys/cases/a.spec.ts:4');

/** What each stage writes when something has failed, taken from the tools themselves, and what names it. */
const planted = {
  lint: [
    `\n${root}shared/src/a.ts\n  2:1  error  Unexpected var, use let or const instead  no-var\n\n✖ 1 problem (1 error, 0 warnings)\n`,
    'shared/src/a.ts:2: Unexpected var, use let or const instead  no-var',
  ],
  'lint types': [
    'shared/src/a.ts:3:33: Promises must be awaited, add void operator to ignore. [Error/typescript(no-floating-promises)]\n\n1 problem\n',
    'shared/src/a.ts:3: Promises must be awaited',
  ],
  types: [
    "shared/src/a.ts(2,5): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    "shared/src/a.ts:2: error TS2322: Type 'string'",
  ],
  format: [
    '[warn] shared/src/a.ts\n[warn] Code style issues found in the above file. Run Prettier with --write to fix.\n',
    'shared/src/a.ts: is not as Prettier writes it',
  ],
  'unused code': [
    'Unused exports (1)\nunused  shared/src/a.ts:2:14\nUnused exported types (1)\nUnused  type  shared/src/a.ts:3:13\n',
    'unused shared/src/a.ts:2:14: Unused exports (1)',
  ],
  dependencies: [
    '\n  error no-cycle: shared/src/a.ts → \n      shared/src/b.ts →\n      shared/src/a.ts\n\nx 1 dependency violations (1 errors, 0 warnings).\n',
    'shared/src/a.ts: no-cycle',
  ],
  build: [
    "Bygger mf-profile …\n✗ mf-profile\nmf-profile:\nERROR in ./src/a.tsx 19:0-47\nModule not found: Error: Can't resolve 'b' in '/x'\n\nmf-profile compiled with 1 error\n",
    "mf-profile: ERROR in ./src/a.tsx 19:0-47 Module not found: Error: Can't resolve 'b'",
  ],
  api: [told('turns away', 'api/src/a.test.ts:4'), 'api/src/a.test.ts:4 › turns away: Error: planted'],
  screens: [
    told('is shown', 'shared/src/a.test.tsx:4'),
    'shared/src/a.test.tsx:4 › is shown: Error: planted',
  ],
  tools: [told('holds', 'tools/test/a.test.mjs:4'), 'tools/test/a.test.mjs:4 › holds: Error: planted'],
  journeys: [browser, 'e2e/journeys/cases/a.spec.ts:4 › is walked: Error: planted'],
  'version skew': [browser, 'e2e/journeys/cases/a.spec.ts:4 › is walked: Error: planted'],
  'hot reload': [browser, 'e2e/journeys/cases/a.spec.ts:4 › is walked: Error: planted'],
};

const writing = (text) => ({
  command: process.execPath,
  args: ['-e', `process.stdout.write(${JSON.stringify(text)}); process.exitCode = 1;`],
  cwd: undefined,
  again: undefined,
  count: () => ({ passed: 0, failed: 1 }),
});

const failWith = async (stages) => {
  const board = createBoard({ stdout: { write: () => undefined } });
  return summaryOf(await runStages(stages, { board, reports })).slice(-40);
};
const stages = stagesOf(everything(), 'chromium').flat();
const kindOf = ({ name }) => (name.startsWith('types ') ? 'types' : name);

test('each stage has a failure planted here', () =>
  assert.deepEqual([...new Set(stages.map(kindOf))].sort(), Object.keys(planted).sort()));

for (const [kind, [text, named]] of Object.entries(planted)) {
  test(`a failure of ${kind} is named at the end`, async () => {
    const stage = stages.find((one) => kindOf(one) === kind);
    const lines = await failWith([{ ...stage, ...writing(text) }]);
    const line = lines.find((one) => one.startsWith(`✗ ${stage?.name}: ${named}`));
    assert.ok(line, lines.join('\n'));
  });
}

test('when each stage fails each failure is named in the last 40 lines', async () => {
  const lines = await failWith(stages.map((stage) => ({ ...stage, ...writing(planted[kindOf(stage)][0]) })));
  for (const stage of stages)
    assert.ok(
      lines.some((line) => line.startsWith(`✗ ${stage.name}: ${planted[kindOf(stage)][1]}`)),
      stage.name,
    );
});

const esbuild = `✘ [ERROR] Could not resolve "./b"

    mf-profile/src/area.tsx:48:24:

Error: Build failed with 1 error:
mf-profile/src/area.tsx:48:24: ERROR: Could not resolve "./b"
`;
for (const kind of ['api', 'build'])
  test(`${kind}: what fails without telling of a test is named by its error, with the place where there is one`, async () => {
    const stage = stages.find(({ name }) => name === kind);
    const lines = await failWith([{ ...stage, ...writing(esbuild) }]);
    const line = `✗ ${kind}: mf-profile/src/area.tsx:48:24: ERROR: Could not resolve "./b"`;
    assert.ok(lines.includes(line), lines.join('\n'));
  });
