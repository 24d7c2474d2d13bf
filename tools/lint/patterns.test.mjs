import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';

import { judgePattern } from './judgePattern.mjs';
import { patternsIn, productPatterns } from './patterns.mjs';

const root = new URL('../../', import.meta.url).pathname;
const found = productPatterns(root);

/** Patterns that are made while the product runs, each with why no text of others makes or meets a slow one. */
const madeLater = {
  'shell/src/early/early.ts': 'Made of the paths of an area: [^/]+ between slashes, which it can not match.',
};

/** Judged before, by pattern: the same text gives the same answer. */
const cacheFile = `${root}.cache/patterns.json`;
const readCache = () => {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return [];
  }
};

test('no regular expression of the product takes much longer for a text twice as long', async () => {
  assert.ok(found.length > 100);
  const cached = new Set(readCache());
  const safe = new Set();
  const problems = [];
  for (const { file, line, text, flags } of found) {
    if (flags === undefined) continue;
    const whole = `/${text}/${flags}`;
    const isKnown = cached.has(whole) || safe.has(whole);
    const problem = isKnown ? undefined : await judgePattern(text, flags);
    if (problem) problems.push(`${file}:${line} ${whole} is ${problem}`);
    else safe.add(whole);
  }
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(cacheFile, JSON.stringify([...safe]));
  assert.deepEqual(problems, []);
});

test('a regular expression that is made while the product runs has a reason', () => {
  const made = found.filter(({ flags }) => flags === undefined).map(({ file }) => file);
  assert.deepEqual(made.sort(), Object.keys(madeLater).sort());
});

test('it finds patterns that backtrack, wherever they are written', async () => {
  const code = String.raw`
    const a = /^\s*(?:<!--[^]*?-->\s*)*<(?:html|p)\b/i;
    export const b = (text: string) => text.replace(/^(a+)+$/, '');
    const c = [new RegExp('(x*)*y', 'u'), RegExp("<[^>]*>")];
    const fine = /^[a-z]+$/;
    const later = new RegExp(name);`;
  const planted = patternsIn('x.ts', code);
  assert.deepEqual(
    planted.map(({ line, flags }) => [line, flags]),
    [
      [2, 'i'],
      [3, ''],
      [4, 'u'],
      [4, ''],
      [5, ''],
      [6, undefined],
    ],
  );
  const judged = await Promise.all(planted.slice(0, 5).map(({ text, flags }) => judgePattern(text, flags)));
  assert.deepEqual(
    judged.map((problem) => problem !== undefined),
    [true, true, true, true, false],
  );
});
