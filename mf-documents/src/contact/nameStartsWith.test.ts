import { nameStartsWith } from './nameStartsWith';

test.each([
  ['Kari Solberg', 'kari s', true],
  ['Kari Solberg', 'KARI', true],
  ['Kari Solberg', 'solberg', false],
  ['Kari Solberg', '', true],
  ['Åse Strand', 'ås', true],
  ['Åse Strand', 'A\u030A', true],
  ['Åse Strand', 'as', false],
])('%s begins with %s: %s', (name, text, expected) => {
  expect(nameStartsWith(name, text)).toBe(expected);
});
