import { answerProblem, checklistMay } from './checklistRules';

const state = { responsibleId: 7, isCompleted: false };

test.each([
  ['the one it is assigned to', { id: 7, isByggtun: true }, true],
  ['others of the staff', { id: 8, isByggtun: true }, false],
  ['who has left the staff', { id: 7, isByggtun: false }, false],
  ['a contractor', { id: 9, isByggtun: false }, false],
])('who changes a checklist: %s', (_who, actor, edit) => {
  expect(checklistMay(actor, state)).toEqual({ edit });
  expect(checklistMay(actor, { ...state, isCompleted: true })).toEqual({ edit: false });
});

const two = [1, 2].map((key) => ({ key, selected: true }));

test.each([
  [0, { boolVal: true }, true],
  [1, { stringVal: 'Sika' }, true],
  [1, { stringVal: 'to\nlinjer' }, false],
  [1, { stringVal: 'x'.repeat(201) }, false],
  [2, { options: two.slice(1) }, true],
  [2, { options: two }, false],
  [3, { options: two }, true],
  [4, { dateTimeVal: '2026-12-31' }, true],
  [4, { dateTimeVal: null }, true],
  [4, { dateTimeVal: '2100-01-01' }, false],
  [5, {}, true],
  [6, { intVal: 1 }, true],
  [6, { intVal: null }, true],
  [6, { intVal: 0 }, false],
  [7, { doubleVal: 0.001 }, true],
  [7, { doubleVal: -12.125 }, true],
  [7, { doubleVal: 0.0001 }, false],
  [8, { stringVal: 'to\nlinjer' }, true],
  [9, { intVal: 2 }, true],
  [9, { intVal: 3 }, false],
] as const)('an item of type %i takes %j: %s', (type, answer, isTaken) => {
  const { options, ...rest } = { options: undefined, ...answer };
  const given = { ...rest, ...(options && { options: [...options] }) };
  expect(answerProblem(type, given) === undefined).toBe(isTaken);
});
