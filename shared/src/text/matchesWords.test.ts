import { matchesWords } from './matchesWords';

test.each([
  ['Kari Solberg', 'kari', true],
  ['Kari Solberg', 'solberg kari', true],
  ['Kari Solberg Byggtun', '  BYGG  kari ', true],
  ['Åse Ødegård', 'ødegård åse', true],
  ['Kari Solberg', '', true],
  ['Kari Solberg', 'kari lund', false],
])('%s: «%s» %s', (text, wanted, found) => {
  expect(matchesWords(text, wanted)).toBe(found);
});
