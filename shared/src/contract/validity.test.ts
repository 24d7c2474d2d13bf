import { isCardExpired } from './hmsCardNeeded';
import { lastCardDay, validityOf } from './validity';

test.each([
  ['2026-11-24', 'soon', 0],
  ['2026-11-25', 'soon', 1],
  ['2026-12-24', 'soon', 30],
  ['2026-12-25', 'valid', 31],
  ['2026-11-23', 'expired', -1],
] as const)('what holds until %s is %s', (lastDay, kind, daysLeft) => {
  expect(validityOf(lastDay, '2026-11-24')).toEqual({ kind, daysLeft });
});

test.each(['2024-11-24', '2024-02-29', '2025-03-01'])(
  'a card of %s holds on its last day, and not on the next',
  (issued) => {
    const last = lastCardDay(issued);
    const next = new Date(Date.parse(`${last}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect([isCardExpired(issued, last), isCardExpired(issued, next)]).toEqual([false, true]);
    expect(validityOf(last, next).kind).toBe('expired');
  },
);
