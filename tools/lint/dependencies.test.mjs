import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';

const root = new URL('../../', import.meta.url).pathname;
mkdirSync(`${root}.cache`, { recursive: true });
const folder = mkdtempSync(`${root}.cache/dependencies-`);
after(() => rmSync(folder, { recursive: true }));

/** What the check says of files with these texts. */
const check = (files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      `${root}node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
      '--config',
      '.dependency-cruiser.mjs',
      folder,
    ],
    { cwd: root, encoding: 'utf8' },
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
