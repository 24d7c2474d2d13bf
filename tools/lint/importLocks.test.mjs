import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

import { importLocks } from './importLocks.mjs';

const root = new URL('../../', import.meta.url).pathname;
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ...importLocks,
  ],
});

/** What the locks say of this one import planted in this file. */
const plant = async (filePath, from, name = 'x') => {
  const [result] = await eslint.lintText(`import { ${name} } from '${from}';\n`, {
    filePath: `${root}${filePath}`,
  });
  return result.messages.map(({ message }) => message).join('\n');
};

const wrong = [
  ['mf-cases/src/x.ts', '@byggtun/mf-profile/src/area', 'never by import'],
  ['mf-cases/src/x.ts', '@byggtun/shell/src/portal/Shell', 'never by import'],
  ['mf-cases/src/x.ts', '../../mf-profile/src/area', 'never by import'],
  ['mf-cases/src/x.ts', '@byggtun/api/src/settings', 'never by import'],
  ['mf-cases/src/x.ts', 'react-router-dom', '@byggtun/shared/portal/router'],
  ['mf-cases/src/x.tsx', '@ant-design/icons', 'import one icon'],
  ['mf-cases/src/x.ts', '@byggtun/shared/testing/fakeApi', 'for tests alone'],
  ['shell/src/x.ts', '@byggtun/mf-cases/src/area', 'never by import'],
  ['shared/src/contract/x.ts', 'react', 'zod and its own files'],
  ['shared/src/contract/x.ts', 'node:fs', 'zod and its own files'],
  ['shared/src/contract/x.ts', '../text/formatDate', 'zod and its own files'],
  ['shared/src/portal/x.ts', '../ui/ThemeProvider', 'only the doors before it'],
  ['shared/src/http/x.ts', '../area/defineArea', 'only the doors before it'],
  ['shared/src/table/x.tsx', '../testing/fakeApi', 'only the doors before it'],
  ['api/src/x.ts', '@byggtun/shared/ui/Page', 'contract/* only'],
  ['api/src/x.ts', '@byggtun/mf-cases/src/area', 'contract/* only'],
  ['api/src/core/list/x.ts', '../../record/person/currentUser', 'The core knows no noun'],
  ['api/src/core/list/x.ts', '../../areas/cases/complaint/visibleTo', 'The core knows no noun'],
  ['api/src/core/http/x.ts', '../../areas', 'The core knows no noun'],
  ['api/src/core/database/embedded/x.ts', '../../../migrations/index', 'The core knows no noun'],
  ['api/src/core/list/x.ts', '@byggtun/shared/ui/Page', 'contract/* only'],
  ['api/src/record/comment/x.ts', '../../areas/cases/casesArea', 'imports no area'],
  ['api/src/record/comment/x.ts', '../../buildApp', 'imports no area'],
  ['api/src/core/http/x.ts', '../../supervisor', 'The core knows no noun'],
  ['api/src/record/comment/x.ts', '../../testing/builders/scene', 'imports no area'],
  ['api/src/areas/cases/action/x.ts', '../../../testing/builders/scene', 'Only the files on top'],
  ['api/src/areas/cases/x.ts', '../projects/psi/openPsi', 'at their doors'],
  ['api/src/areas/cases/action/x.ts', '../../projects/psi/openPsi', 'at their doors'],
  ['api/src/areas/cases/action/list/x.ts', '../../../projects/projectsArea', 'at their doors'],
  ['api/src/areas/cases/action/x.ts', '../../../areas', 'Only the files on top'],
  ['api/src/areas/cases/action/x.ts', '../../../seed/scale/pools', 'Only the files on top'],
  ['api/src/areas/quality/demo/itemCase/x.ts', '../../../cases/demo/casesDemo', 'at their doors'],
  ['api/src/record/demo/x.ts', '../../areas/cases/demo/casesDemo', 'imports no area'],
  ['api/src/record/demo/ground/x.ts', '../../../seed/scale/pools', 'imports no area'],
  ['api/src/areas/cases/action/x.ts', '@byggtun/shared/ui/Page', 'contract/* only'],
  ['tools/release/x.ts', '../../api/src/core/release/putRelease', 'what its package.json exports'],
  ['tools/release/x.ts', '../../../shared/src/contract/release', 'what its package.json exports'],
  ['tools/release/x.mjs', '../../api/src/core/release/putRelease', 'what its package.json exports'],
  ['tools/bench/x.ts', '@byggtun/mf-cases/src/area', 'what its package.json exports'],
  ['e2e/x.ts', '@byggtun/shell/src/portal/Shell', 'the browser and the contract only'],
  ['e2e/x.mjs', '../tools/run/endTogether.mjs', 'the browser and the contract only'],
  ['e2e/startPortal.mjs', '../tools/release/publishBuilt', 'by the commands of the tools'],
  ['e2e/skew/startSkewed.mjs', '../../api/src/main', 'by the commands of the tools'],
  ['e2e/journeys/cases/x.spec.ts', '../../../tools/test/summary.mjs', 'the browser and the contract only'],
  ['e2e/journeys/cases/x.spec.ts', '@playwright/test', 'from support/journey', 'test'],
  ['api/src/core/http/x.ts', '../../../../tools/test/ceilings', 'contract/* only'],
  ['api/src/testing/x.ts', '../../../tools/test/summary.mjs', 'contract/* only'],
];

for (const [file, from, says, name] of wrong) {
  test(`${file} may not import ${from}`, async () => {
    const message = await plant(file, from, name);
    assert.ok(message.includes(says), `expected a message with '${says}', got '${message}'`);
  });
}

const right = [
  ['mf-cases/src/x.ts', '@byggtun/shared/contract/complaint'],
  ['mf-cases/src/x.test.tsx', '@byggtun/shared/testing/fakeApi'],
  ['shared/src/table/x.tsx', '../ui/Page'],
  ['shared/src/contract/x.ts', 'zod'],
  ['api/src/x.ts', '@byggtun/shared/contract/complaint'],
  ['api/src/core/http/x.ts', '../database/connect'],
  ['api/src/record/comment/x.ts', '../../core/http/serve'],
  ['api/src/record/comment/x.ts', '../attachment/attachNew'],
  ['api/src/areas/cases/x.ts', './complaint/visibleTo'],
  ['api/src/areas/cases/action/x.ts', '../complaint/visibleTo'],
  ['api/src/areas/cases/action/x.ts', '../../projects/door'],
  ['api/src/areas/cases/action/x.ts', '../../../core/http/serve'],
  ['api/src/areas/cases/action/x.ts', '../../../record/person/currentUser'],
  ['api/src/areas/cases/demo/action/x.ts', '../../../../record/demo/insertRows'],
  ['api/src/areas/quality/demo/itemCase/x.ts', '../../../cases/door'],
  ['api/src/areas/cases/action/x.test.ts', '../../../testing/builders/scene'],
  ['api/src/areas/cases/testing/x.ts', '../../../testing/builders/scene'],
  ['api/src/buildApp.ts', './areas'],
  ['api/src/testing/x.ts', '../../../tools/test/ceilings'],
  ['e2e/journeys/cases/x.spec.ts', '../../../tools/test/ceilings'],
  ['e2e/journeys/cases/x.spec.ts', '@playwright/test'],
  ['tools/release/x.ts', '@byggtun/api/release/putRelease'],
  ['tools/release/x.ts', '@byggtun/shared/contract/release'],
  ['tools/release/x.mjs', '@byggtun/api/release/putRelease'],
  ['tools/lint/growth.test.mjs', '../../api/src/record/comment/htmlOf.ts'],
  ['e2e/keptData.mjs', '../tools/test/unchanged.mjs'],
  ['e2e/startPortal.mjs', '../tools/run/endTogether.mjs'],
];

for (const [file, from] of right) {
  test(`${file} may import ${from}`, async () => {
    assert.equal(await plant(file, from), '');
  });
}
