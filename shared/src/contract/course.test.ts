import { isCompetenceDue } from './course';

test.each([
  [null, '2026-03-01', true],
  ['2025-12-31', '2026-01-01', true],
  ['2026-01-01', '2026-01-01', false],
  ['2026-01-01', '2026-06-30', false],
  ['2026-06-30', '2026-07-01', true],
  ['2026-07-01', '2026-12-31', false],
  ['2025-07-01', '2026-11-21', true],
])('last answered %s, today %s: due %s', (updated, today, due) => {
  expect(isCompetenceDue(updated, today)).toBe(due);
});
