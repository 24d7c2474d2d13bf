import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';

import { lockedFor } from './buildVersion.mjs';
import { root } from './packageFolders.mjs';
import { reachedShared } from './reachedShared.mjs';

/** What a file with these lines reaches of shared, beside what is always asked for. */
const reachedBy = (lines: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-reached-'));
  const file = join(folder, 'page.tsx');
  writeFileSync(file, lines);
  try {
    const always = new Set(reachedShared([]));
    return reachedShared([file])
      .filter((path) => !always.has(path))
      .map((path) => relative(join(root, 'shared/src'), path));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('what is imported as a value goes into the build, and what that imports, styles too', () => {
  const reached = reachedBy(
    "import { RecordLayout } from '@byggtun/shared/record/RecordLayout'; console.log(RecordLayout);",
  );
  assert.ok(reached.includes('record/RecordLayout.tsx'));
  assert.ok(reached.includes('record/record.css'));
  assert.ok(!reached.includes('table/ListPage.tsx'));
});

test('a type, a package, and a file that nobody imports go into no build', () => {
  const lines =
    "import type { Action } from '@byggtun/shared/contract/action'; import { Button } from 'antd'; console.log(Button);";
  assert.deepEqual(reachedBy(lines), []);
});

const lockfile = (mine: string, theirs: string, locked: string) =>
  `lockfileVersion: '9.0'

importers:

  mf-cases:
    dependencies:
      antd:
        version: ${mine}

  mf-quality:
    dependencies:
      antd:
        version: ${theirs}

packages:

  antd@${locked}:
    resolution: {}
`;
const before = lockedFor('mf-cases', lockfile('1', '1', '1'));
for (const [what, now, isOther] of [
  ['another area asks for another version', lockfile('1', '2', '1'), false],
  ['the area asks for another version', lockfile('2', '1', '1'), true],
  ['a package is another version', lockfile('1', '1', '2'), true],
  [
    'an area comes along',
    lockfile('1', '1', '1').replace('  mf-quality', '  mf-new:\n    dependencies: {}\n\n  mf-quality'),
    false,
  ],
] as const)
  test(`a lockfile in which ${what} makes ${isOther ? 'a new version' : 'no new version'}`, () => {
    assert.equal(lockedFor('mf-cases', now) !== before, isOther);
  });
