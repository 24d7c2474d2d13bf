import type { Actor } from './actor';
import { scheduleMay, scheduleTexts, undoProblem } from './scheduleRules';
import { activitiesColor, activityColor, scheduleColor, scheduleStatus } from './scheduleStatus';

const person = (over: Partial<Actor> = {}): Actor => ({
  id: 7,
  companyId: 2,
  isByggtun: false,
  isMainContact: false,
  ...over,
});
const state = {
  responsibleId: 7,
  responsibleCompanyId: 2,
  isCompleted: false,
  activitiesCount: 2,
  activitiesCompletedCount: 0,
};

test.each([
  ['developer staff', person({ id: 1, companyId: 1, isByggtun: true }), true],
  ['the responsible', person(), true],
  ['a main contact of the company', person({ id: 8, isMainContact: true }), true],
  ['a colleague', person({ id: 9 }), true],
  ['another company', person({ id: 20, companyId: 3, isMainContact: true }), false],
])('who works on a self-check: %s', (_who, actor, work) => {
  expect(scheduleMay(actor, state)).toEqual({ work, complete: false });
  const ready = { ...state, activitiesCompletedCount: 2 };
  expect(scheduleMay(actor, ready)).toEqual({ work, complete: work });
  expect(scheduleMay(actor, { ...ready, isCompleted: true })).toEqual({ work: false, complete: false });
});

test.each([
  [0, 0, true],
  [0, 1, false],
  [1, 2, false],
  [2, 2, true],
])('%i of %i done: ready to be completed is %s', (activitiesCompletedCount, activitiesCount, complete) => {
  expect(scheduleMay(person(), { ...state, activitiesCount, activitiesCompletedCount }).complete).toBe(
    complete,
  );
});

test.each([
  ['one’s own at once', 7, 0, undefined],
  ['one’s own after ten seconds and a slow line', 7, 20, undefined],
  ['one’s own too late', 7, 21, scheduleTexts.undoTooLate],
  ['another’s', 8, 1, scheduleTexts.undoOther],
])('taking a tick back: %s', (_what, byId, age, problem) => {
  expect(undoProblem(person(), { byId, age })).toBe(problem);
});

test.each([
  ['completed', true, 0, 3, '2026-01-01', 'success', 2],
  ['none done, deadline ahead', false, 0, 3, '2026-12-01', 'info', 0],
  ['none done, deadline today', false, 0, 3, '2026-11-24', 'info', 0],
  ['none done, deadline passed', false, 0, 3, '2026-11-23', 'error', 0],
  ['none done, no deadline', false, 0, 3, null, 'warning', 0],
  ['some done, deadline passed', false, 1, 3, '2026-01-01', 'warning', 1],
  ['all done', false, 3, 3, '2026-12-01', 'warning', 1],
  ['no activities', false, 0, 0, '2026-01-01', 'warning', 0],
] as const)(
  'colour and status: %s',
  (_what, isCompleted, activitiesCompletedCount, activitiesCount, deadLine, color, status) => {
    const progress = { isCompleted, activitiesCompletedCount, activitiesCount, deadLine };
    expect(scheduleColor(progress, '2026-11-24')).toBe(color);
    expect(scheduleStatus(progress)).toBe(status);
  },
);

test.each([
  [false, false, 'error'],
  [false, true, 'error'],
  [true, false, 'success'],
  [true, true, 'warning'],
])('an activity that is done: %s, with a deviation: %s, is %s', (complete, hasAberration, color) => {
  expect(activityColor({ complete, hasAberration })).toBe(color);
});

test.each([
  [0, 3, 'error'],
  [1, 3, 'warning'],
  [3, 3, 'success'],
])('the group with %i of %i done is %s', (done, total, color) => {
  expect(activitiesColor(done, total)).toBe(color);
});
