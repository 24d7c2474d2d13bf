import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { breakpoints } from '@byggtun/shared/ui/breakpoints';

import { root } from './packageFolders.mjs';

const stylesheets = readdirSync(root)
  .filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mf-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => join(name, 'src', path)),
  );

test('the widths at which layouts change are those of docs/product/frame.md#widths-and-colours', () => {
  assert.deepEqual(breakpoints, { xs: 700, sm: 1200, md: 1600, lg: 1920 });
});

test('no stylesheet changes its layout at any other width', () => {
  assert.ok(stylesheets.length >= 10);
  const known = Object.values(breakpoints).map((width) => `${width}px`);
  const others = stylesheets.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/@media[^{]*width[^{]*/g)]
      .flatMap(([query]) => query.match(/(?<![\d.])[\d.]+px/g) ?? [])
      .filter((width) => !known.includes(width))
      .map((width) => `${path}: ${width}`),
  );
  assert.deepEqual(others, []);
});
