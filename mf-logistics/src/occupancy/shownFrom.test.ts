import { shownFrom, weeksOn } from './shownFrom';

test.each([
  ['from=2026-12-01', '2026-12-01'],
  ['', undefined],
  ['from=2026-02-30', undefined],
  ['from=2126-01-01', undefined],
  ['from=i%20dag', undefined],
])('the address ?%s asks for %s', (search, from) => {
  expect(shownFrom(new URLSearchParams(search))).toBe(from);
});

test.each([
  ['2026-11-25', 1, '2026-12-02'],
  ['2026-11-25', -4, '2026-10-28'],
  ['2026-03-25', 1, '2026-04-01'],
  ['2027-11-17', 1, '2027-11-24'],
  ['2027-11-18', 1, undefined],
  ['2027-11-17', 4, undefined],
  ['2030-01-01', -1, '2029-12-25'],
  ['1900-01-03', -1, undefined],
])('from %s, %s weeks on is %s', (from, weeks, next) => {
  expect(weeksOn(from, weeks, '2026-11-25')).toBe(next);
});
