import { counted } from './count';
import { formatCaseDate, formatDate, formatDateTime, today } from './date';
import { formatFileSize } from './fileSize';
import { initials } from './initials';
import { mapLink } from './mapLink';
import { formatPhone } from './phone';

test.each([
  ['2026-03-01', '01.03.2026', '01-03-2026'],
  ['2026-12-31T23:30:00Z', '01.01.2027', '01-01-2027'],
  ['2026-06-30T22:30:00Z', '01.07.2026', '01-07-2026'],
  ['tull', '', ''],
])('%s is written %s, in lists %s', (value, page, list) => {
  expect(formatDate(value)).toBe(page);
  expect(formatCaseDate(value)).toBe(list);
});

test.each([
  ['2026-01-15T08:05:00Z', '15.01.2026 09:05'],
  ['2026-07-15T22:05:00Z', '16.07.2026 00:05'],
  ['tull', ''],
])('the instant %s is %s in Norway', (value, text) => expect(formatDateTime(value)).toBe(text));

test.each([
  ['2026-11-20T22:59:00Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
])('at %s it is %s in Norway', (now, day) => expect(today(new Date(now))).toBe(day));

test.each([
  ['22222222', '22 22 22 22'],
  ['+4722222222', '22 22 22 22'],
  ['22 22 22 22', '22 22 22 22'],
  ['+46 8 123 45', '+46 8 123 45'],
  ['', ''],
])('the number %s is shown as %s', (number, text) => expect(formatPhone(number)).toBe(text));

test.each([
  ['Kari Solberg', 'KS'],
  ['Åse-Marie Øye', 'ÅØ'],
  ['Piotr', 'P'],
  ['', ''],
])('the initials of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));

test.each([
  [0, '0 B'],
  [1500, '2 kB'],
  [1_400_000, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});

test('numbers are grouped and take the right noun', () => {
  expect(counted(1, 'prosjekt', 'prosjekter')).toBe('1 prosjekt');
  expect(counted(12345, 'sak', 'saker').replaceAll('\u00a0', ' ')).toBe('12 345 saker');
});

test('an address with æøå reaches the map whole', () => {
  expect(new URL(mapLink('Åsveien 1, 0484 Oslo')).searchParams.get('query')).toBe('Åsveien 1, 0484 Oslo');
});
