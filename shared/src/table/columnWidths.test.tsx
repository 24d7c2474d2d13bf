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
const mark: AnyColumn = { ...name, least: 122 };

test.each([
  ['those in px as they are', [day, day], 264],
  ['the link, room for a title', [link], 220],
  ['another, room for a name', [name], 116],
  ['one that says so, room for a mark', [mark], 148],
  ['all of them', [link, name, day], 468],
])('a table needs at least: %s', (_, columns, width) => {
  expect(leastTableWidth(columns, link, 'usual')).toBe(width);
});

test('px stay, the others share what is left, the first may have a width of its own', () => {
  expect(columnTracks([link, name, day], link, 'usual')).toBe(
    'var(--bt-first, minmax(220px, 29fr)) minmax(116px, 14fr) 132px',
  );
});

test('a link that says no share has a title to show', () => {
  expect(columnTracks([name, day], name, 'usual')).toBe('var(--bt-first, minmax(220px, 29fr)) 132px');
});

test('a tight one needs less: texts in two lines, less space around what has a width of its own', () => {
  expect(leastTableWidth([link, name, mark, day], link, 'tight')).toBe(180 + 84 + 122 + 128);
  expect(leastTableWidth([{ ...day, least: 98 }], link, 'tight')).toBe(98);
  expect(columnTracks([link, name, mark, day], link, 'tight')).toBe(
    'var(--bt-first, minmax(180px, 29fr)) minmax(84px, 14fr) minmax(122px, 14fr) 128px',
  );
});
