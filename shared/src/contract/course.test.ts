import { isCompetenceDue } from './competenceDue';
import { courseTexts, expiryProblem } from './course';

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

test.each([
  [null, undefined, courseTexts.expiryMissing],
  ['', undefined, courseTexts.expiryMissing],
  ['2026-11-21', undefined, undefined],
  ['2026-11-20', undefined, courseTexts.expiryEarlier],
  ['2019-05-01', undefined, courseTexts.expiryEarlier],
  ['2019-05-01', null, courseTexts.expiryEarlier],
  ['2019-05-01', '2019-05-02', courseTexts.expiryEarlier],
  ['2019-05-01', '2019-05-01', undefined],
])('an expiry date of %s where %s is registered, on 21 November 2026: %s', (expiry, stored, problem) => {
  expect(expiryProblem(expiry, { stored, today: '2026-11-21' })).toBe(problem);
});
