import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { deadCitations } from './citations.mjs';

const root = new URL('../../', import.meta.url).pathname;

/** The files of a folder that may cite a page, but for what is installed, built or hidden. @param {string} folder */
const textsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || ['node_modules', 'dist'].includes(entry.name)) return [];
    if (entry.isDirectory()) return textsIn(path);
    return /\.(?:md|tsx?|mjs|css|html)$/.test(path) && !path.includes('lint/citations') ? [path] : [];
  });

test('every citation leads to a page and a heading of the repository', () => {
  const paths = textsIn('');
  assert.ok(paths.length > 1_000);
  assert.deepEqual(
    deadCitations(new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]))),
    [],
  );
});

const page = ['docs/product/cases.md', '# Cases\n\n## Who may do what\n\n## Ærlig: "ja"\n'];
for (const [what, path, text, dead] of [
  ['a page', 'a.ts', '/** As docs/product/cases.md says. */', []],
  ['a heading', 'a.ts', '// (docs/product/cases.md#who-may-do-what)', []],
  ['a heading of other letters', 'a.ts', '// docs/product/cases.md#ærlig-ja', []],
  ['a link', 'mf-cases/README.md', '[cases](../docs/product/cases.md#who-may-do-what)', []],
  ['an address elsewhere', 'README.md', '[that](https://example.org/x.md#y)', []],
  ['no such page', 'a.ts', '\n// docs/product/none.md', ['a.ts:2 docs/product/none.md']],
  ['no such heading', 'a.ts', '// docs/product/cases.md#none', ['a.ts:1 docs/product/cases.md#none']],
  [
    'a dead link',
    'mf-cases/README.md',
    '[cases](docs/product/cases.md)',
    ['mf-cases/README.md:1 docs/product/cases.md'],
  ],
  ['a dead place of the same page', 'README.md', '[below](#none)', ['README.md:1 #none']],
  ['a document that is not here', 'a.ts', '// as Document 2 names it', ['a.ts:1 Document 2']],
  ['a section of it', 'a.ts', '// (section 8)', ['a.ts:1 section 8']],
  ['both', 'a.ts', '// document 2, sections 6 and 7', ['a.ts:1 document 2', 'a.ts:1 sections 6']],
  ['a section of a standard', 'a.ts', '// (RFC 6749, section 4.1.2)', []],
  ['what the specification says', 'docs/decisions/beside-the-specification.md', 'that (section 2)', []],
]) {
  test(`a citation of ${what}: ${dead.length} dead`, () => {
    assert.deepEqual(deadCitations(new Map([page, [path, text]])), dead);
  });
}
