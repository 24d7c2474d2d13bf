import { addDays, addYears } from './day';
import { hmsCardForm, hmsCardFormOn, hmsCardTexts, issuedProblem } from './hmsCard';
import { earliestIssued, hmsCardNeeded, isCardExpired } from './hmsCardNeeded';

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
  ['2026-11-21', '2024-11-21'],
  ['2028-02-28', '2026-02-28'],
  ['2028-02-29', '2026-03-01'],
  ['2028-03-01', '2026-03-01'],
  ['2026-02-28', '2024-02-28'],
])('a card that holds on %s was issued on %s at the earliest', (today, earliest) => {
  expect(earliestIssued(today)).toBe(earliest);
  expect(isCardExpired(earliest, today)).toBe(false);
  expect(isCardExpired(addDays(earliest, -1), today)).toBe(true);
});

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

test.each([
  ['2019-01-02', hmsCardTexts.issuedTooOld],
  ['2026-11-22', hmsCardTexts.issuedLater],
  ['31.11.2025', 'Datoen finnes ikke.'],
  ['1.1', 'Skriv datoen som DD.MM.ÅÅÅÅ.'],
])('of a card of %s is said «%s», also while its number is missing', (hmsCardIssuedDate, text) => {
  const read = hmsCardFormOn('2026-11-21').safeParse({ hmsCardNumber: undefined, hmsCardIssuedDate });
  const problems = read.error?.issues.filter(({ path }) => path[0] === 'hmsCardIssuedDate');
  expect(problems?.map(({ message }) => message)).toEqual([text]);
});
