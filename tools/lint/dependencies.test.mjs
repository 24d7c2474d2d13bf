import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, test } from 'node:test';

const root = new URL('../../', import.meta.url).pathname;
mkdirSync(`${root}.cache`, { recursive: true });
const folder = mkdtempSync(`${root}.cache/dependencies-`);
after(() => rmSync(folder, { recursive: true }));

/** What the check says of a product of these files. */
const check = (files) => {
  const cwd = mkdtempSync(`${folder}/product-`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${cwd}/${name}`), { recursive: true });
    writeFileSync(`${cwd}/${name}`, text);
  }
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      '--config',
      `${root}.dependency-cruiser.mjs`,
      '.',
    ],
    { cwd, encoding: 'utf8' },
  );
  return { status, stdout };
};

test('files that need each other are found, if only by type', () => {
  const { status, stdout } = check({
    'a.ts': "import type { B } from './b';\nexport interface A { b?: B }\n",
    'b.ts': "import type { A } from './a';\nexport interface B { a?: A }\n",
  });
  assert.notEqual(status, 0);
  assert.match(stdout, /no-cycle/);
});

test('one that needs another is no fault', () => {
  const { status } = check({
    'a.ts': 'export interface A { name: string }\n',
    'b.ts': "import type { A } from './a';\nexport interface B { a?: A }\n",
  });
  assert.equal(status, 0);
});

test('a folder of the shell that uses one above it is found, by type or later too, and one without a floor', () => {
  const { status, stdout } = check({
    'shell/src/session/a.ts': "export { b } from '../frame/b';\n",
    'shell/src/area/a.ts': "import type { B } from '../navigation/b';\nexport type A = B;\n",
    'shell/src/frame/a.ts': "export const a = () => import('../portal/b');\n",
    'shell/src/portal/a.ts': "export { b } from '../b';\n",
    'shell/src/settings/a.ts': "export { b } from '../other/b';\n",
    'shell/src/a.ts': "export { b } from './other/b';\n",
    'shell/src/frame/b.ts': 'export const b = 1;\n',
    'shell/src/navigation/b.ts': 'export type B = 1;\n',
    'shell/src/portal/b.ts': 'export const b = 1;\n',
    'shell/src/other/b.ts': 'export const b = 1;\n',
    'shell/src/b.ts': 'export const b = 1;\n',
  });
  assert.notEqual(status, 0);
  assert.deepEqual(stdout.match(/(?<=shell-floors: shell\/src\/).*/g)?.sort(), [
    'a.ts → shell/src/other/b.ts',
    'area/a.ts → shell/src/navigation/b.ts',
    'frame/a.ts → shell/src/portal/b.ts',
    'portal/a.ts → shell/src/b.ts',
    'session/a.ts → shell/src/frame/b.ts',
    'settings/a.ts → shell/src/other/b.ts',
  ]);
});

test('a folder of the shell uses itself and those below it, its tests whatever they need', () => {
  const { status } = check({
    'shell/src/portal/a.ts': "export { b } from '../frame/b';\n",
    'shell/src/frame/a.ts': "export { b } from './b';\n",
    'shell/src/a.ts': "export { a } from './portal/a';\n",
    'shell/src/frame/a.test.ts': "import '../portal/a';\n",
    'shell/src/frame/b.ts': 'export const b = 1;\n',
  });
  assert.equal(status, 0);
});
