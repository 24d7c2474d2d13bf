import { addYears } from './day';
import { hmsCardForm, hmsCardNeeded, hmsCardTexts, isCardExpired, issuedProblem } from './hmsCard';

test.each([
  ['2026-11-21', -2, '2024-11-21'],
  ['2028-02-29', -2, '2026-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2026-01-31', 1, '2027-01-31'],
])('%s and %i years is %s', (from, years, expected) => {
  expect(addYears(from, years)).toBe(expected);
});

test.each([
  ['2024-11-21', false, undefined],
  ['2024-11-20', true, hmsCardTexts.issuedTooOld],
  ['2026-11-21', false, undefined],
  ['2026-11-22', false, hmsCardTexts.issuedLater],
])(
  'a card issued on %s, seen on 21 November 2026: expired %s, refused with %s',
  (issued, expired, problem) => {
    expect(isCardExpired(issued, '2026-11-21')).toBe(expired);
    expect(issuedProblem(issued, '2026-11-21')).toBe(problem);
  },
);

test.each([
  [null, null, false, 'missing'],
  ['123', null, false, 'missing'],
  [null, null, true, undefined],
  ['123', '2025-01-01', false, undefined],
  ['123', '2024-01-01', false, 'expired'],
  ['123', '2024-01-01', true, 'expired'],
])('card %s of %s, none declared %s: the dialog opens as %s', (number, issued, none, expected) => {
  const card = { hmsCardNumber: number, hmsCardIssuedDate: issued };
  expect(hmsCardNeeded(card, none, '2026-11-21')).toBe(expected);
});

test.each([
  [{ hmsCardNumber: '', hmsCardIssuedDate: '2026-01-01' }, hmsCardTexts.numberMissing],
  [{ hmsCardNumber: '12a', hmsCardIssuedDate: '2026-01-01' }, hmsCardTexts.numberDigits],
  [{ hmsCardNumber: '12', hmsCardIssuedDate: '' }, hmsCardTexts.issuedMissing],
  [{ hmsCardNumber: '12', hmsCardIssuedDate: null }, hmsCardTexts.issuedMissing],
])('%j is refused with %s', (input, text) => {
  expect(hmsCardForm.safeParse(input).error?.issues.map(({ message }) => message)).toContain(text);
});
