import { columnTracks, leastTableWidth } from './columnWidths';
import type { AnyColumn } from './listDefinition';

const column = (width?: string): AnyColumn => ({
  value: 'x',
  text: 'X',
  type: 'string',
  ...(width ? { width } : {}),
});
const link = column('29%');
const name = column();
const day = column('132px');

test.each([
  ['those in px as they are', [day, day], 264],
  ['the link, room for a title', [link], 220],
  ['another, room for a name', [name], 105],
  ['all of them', [link, name, day], 457],
])('a table needs at least: %s', (_, columns, width) => {
  expect(leastTableWidth(columns, link)).toBe(width);
});

test('px stay, the others share what is left, the first may have a width of its own', () => {
  expect(columnTracks([link, name, day], link)).toBe(
    'var(--bt-first, minmax(220px, 29fr)) minmax(105px, 14fr) 132px',
  );
});

test('a link that says no share has a title to show', () => {
  expect(columnTracks([name, day], name)).toBe('var(--bt-first, minmax(220px, 29fr)) 132px');
});
