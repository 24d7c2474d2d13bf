import assert from 'node:assert/strict';
import { test } from 'node:test';

import { breakpoints } from '@byggtun/shared/ui/breakpoints';

import { stylesheets } from './stylesheets';

test('the widths at which layouts change are those of docs/product/frame.md#widths-and-colours', () => {
  assert.deepEqual(breakpoints, { xs: 700, sm: 1200, md: 1600, lg: 1920 });
});

test('no stylesheet changes its layout at any other width', () => {
  assert.ok(stylesheets.length >= 10);
  const known = Object.values(breakpoints).map((width) => `${width}px`);
  const others = stylesheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*width[^{]*/g)]
      .flatMap(([query]) => query.match(/(?<![\d.])[\d.]+px/g) ?? [])
      .filter((width) => !known.includes(width))
      .map((width) => `${path}: ${width}`),
  );
  assert.deepEqual(others, []);
});
