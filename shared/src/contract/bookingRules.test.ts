import {
  isActiveBooking,
  isCurrentBooking,
  orderedPeriod,
  overlaps,
  periodProblem,
  stayTime,
} from './bookingRules';

const today = '2026-11-25';
const period = (fromDate: string, toDate: string) => ({ fromDate, toDate });

test.each([
  ['2026-11-25', '2026-11-26', undefined],
  ['2026-11-25', '2027-11-25', undefined],
  ['2026-11-25', '2026-11-25', 'Fra og til dato kan ikke være samme dag'],
  ['2026-11-28', '2026-11-26', 'Til dato må være etter fra dato.'],
  ['2026-11-24', '2026-11-26', 'Fra dato kan ikke være før i dag.'],
  ['2026-11-30', '2027-11-26', 'Du kan reservere rom inntil ett år fram i tid.'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem(period(from, to), today)).toBe(problem);
});

test('days that were chosen the wrong way round change places', () => {
  expect(orderedPeriod('2026-11-28', '2026-11-26')).toEqual(period('2026-11-26', '2026-11-28'));
});

test('who leaves on the day on which the next one comes is in nobody’s way', () => {
  const one = period('2026-11-25', '2026-11-28');
  expect(overlaps(one, period('2026-11-28', '2026-11-30'))).toBe(false);
  expect(overlaps(one, period('2026-11-27', '2026-11-30'))).toBe(true);
  expect(overlaps(period('2026-11-27', '2026-11-30'), one)).toBe(true);
});

test.each([
  ['2026-11-25', '2026-11-26', 0, true, true],
  ['2026-11-25', '2026-11-26', 23, true, true],
  ['2026-11-24', '2026-11-25', 0, true, true],
  ['2026-11-24', '2026-11-25', 11, true, true],
  ['2026-11-24', '2026-11-25', 12, false, false],
  ['2026-11-23', '2026-11-24', 0, false, false],
  ['2026-11-26', '2026-11-27', 23, false, true],
])('from %s to %s at %i: active %s, not over %s', (from, to, hour, isActive, isCurrent) => {
  const now = stayTime(today, hour);
  expect(isActiveBooking(period(from, to), now)).toBe(isActive);
  expect(isCurrentBooking(period(from, to), now)).toBe(isCurrent);
});
