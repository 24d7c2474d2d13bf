import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stylesheets } from './stylesheets';

/** What has the whole page below it. */
const high = /(?:html|:root|body|#root|\.bt-frame)(?:\[[^\]]*\]|:not\([^)]*\))*:(?:not\(:)?has\([^)]*\)/g;

/** Asked on paper alone. */
const printed = new Set(['body:has(.bt-table)', 'body:has(.occupancy)', 'body:has(.qr-sheet)']);

/** From child to child alone: one step to any descendant, and everything is walked through again. */
const stepByStep = /has\(\s*>\s*[^\s,>]+(?:\s*>\s*[^\s,>]+)*\s*\)/;

test('no stylesheet has the browser walk through the whole page at each tick (docs/decisions/screens.md)', () => {
  const asked = stylesheets.flatMap(({ text }) => text.match(high) ?? []);
  assert.ok(asked.length >= 5);
  assert.deepEqual(
    asked.filter((selector) => !printed.has(selector) && !stepByStep.test(selector)),
    [],
  );
});
