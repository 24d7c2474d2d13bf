import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { limitNames, limitSetting, limitTable } from './limitTable';

test('the page for operators tells every limit with its default and its meaning', () => {
  const page = readFileSync(new URL('../../../../docs/product/limits.md', import.meta.url), 'utf8');
  // The table is laid out by the formatter.
  const rows = page.replaceAll(/ {2,}/g, ' ').split('\n');
  for (const name of limitNames) {
    const { value, unit, meaning } = limitTable[name];
    const row = rows.find((line) => line.startsWith(`| \`${limitSetting(name)}\` | `));
    assert.ok(row, `${limitSetting(name)} is missing`);
    assert.ok(row.includes(`| ${value} ${unit} |`), `${name}: another default`);
    assert.ok(row.includes(`| ${meaning} |`), `${name}: another meaning`);
  }
});
