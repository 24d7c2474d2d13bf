import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

import { cssVariables, type ThemeMode } from '@byggtun/shared/ui/palette';

import { readFirstPaint } from './firstPaint.mjs';
import { root } from './packageFolders.mjs';

const { script, style } = readFirstPaint(join(root, 'shell'));

/** A storage of a device; its entries are its own members, as in browsers. */
const storage = (kept: Record<string, string>) =>
  Object.assign(Object.create({ getItem: (key: string) => kept[key] ?? null }) as object, kept);

/** What the script says of a device, on the page's first element. */
const read = (local: Record<string, string>, session: Record<string, string> = {}) => {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  runInContext(
    script,
    createContext({ document, localStorage: storage(local), sessionStorage: storage(session) }),
  );
  return dataset;
};

test('the first picture has the theme that the device remembers, and no other text', () => {
  assert.deepEqual(read({ 'byggtun.theme': 'light' }), { theme: 'light' });
  assert.deepEqual(read({ 'byggtun.theme': 'dark' }), { theme: 'dark' });
  assert.deepEqual(read({ 'byggtun.theme': 'system' }), {});
  assert.deepEqual(read({ 'byggtun.theme': '"><b>' }), {});
  assert.deepEqual(read({ 'byggtun.drawerCollapsed': 'true' }), { narrow: '' });
});

test('it expects somebody as the scripts do (isExpected)', () => {
  assert.deepEqual(read({ 'byggtun.returnAddress': '/complaints', 'msal.version': '5.29.0' }), {});
  assert.deepEqual(read({ 'msal.3.account.keys': '["somebody"]' }), { expected: '' });
  assert.deepEqual(read({ 'msal.3.account.keys': '[]' }), {});
  assert.deepEqual(read({}, { 'msal.3.account.keys': '["somebody"]' }), { expected: '' });
  assert.deepEqual(read({}, { 'msal.byggtun-portal.urlHash': '#code=1' }), { expected: '' });
});

test('a browser that keeps nothing is no failure', () => {
  assert.doesNotThrow(() => runInContext(script, createContext({})));
});

const starts: Record<ThemeMode, string[]> = {
  light: [':root {'],
  dark: [":root:not([data-theme='light']) {", ":root[data-theme='dark'] {"],
};

test("its colours are the portal's", () => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = new Map(cssVariables(mode));
    for (const start of starts[mode]) {
      const from = style.indexOf(start);
      const block = style.slice(from, style.indexOf('}', from));
      const written = [...block.matchAll(/(--bt-(?!gutter)[a-z-]+): (#[0-9a-f]{6});/g)];
      assert.equal(written.length, 4, start);
      for (const [, name = '', colour] of written) assert.equal(colour, colours.get(name)?.toLowerCase());
    }
  }
});

test("its top bar is as high as the portal's, on kiosks too", () => {
  assert.deepEqual(read({ 'byggtun.kiosk.projects': '[7]' }), { kiosk: '' });
  const frame = readFileSync(join(root, 'shell/src/frame/frame.css'), 'utf8');
  const heights = (css: string, name: string) =>
    [...css.matchAll(new RegExp(`--${name}-header: (\\d+px);`, 'g'))].map(([, height]) => height);
  assert.deepEqual(heights(frame, 'bt'), ['56px', '64px']);
  assert.deepEqual(heights(style, 'start'), heights(frame, 'bt'));
});
