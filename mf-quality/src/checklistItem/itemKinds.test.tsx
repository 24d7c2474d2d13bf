import type { ChecklistItem, ItemType } from '@byggtun/shared/contract/checklistItem';

import { anItem } from '../testing/openChecklist';
import { kindOf } from './itemKinds';

const options = ['Betong', 'Puss', 'Plate'].map((value, at) => ({ key: at + 1, value, selected: false }));
const itemOf = (type: ItemType, over: Partial<ChecklistItem> = {}) =>
  anItem({ type, options: type === 2 || type === 3 ? options : [], ...over });
const chosen = (...keys: number[]) => ({
  options: options.map(({ key }) => ({ key, selected: keys.includes(key) })),
});

test.each([
  [0, 'true', { boolVal: true }, 'Ja'],
  [0, '', { boolVal: null }, ''],
  [1, 'Sika', { stringVal: 'Sika' }, 'Sika'],
  [2, '2', chosen(2), 'Puss'],
  [2, '', chosen(), ''],
  [3, '1,3', chosen(1, 3), 'Betong, Plate'],
  [4, '2026-12-31', { dateTimeVal: '2026-12-31' }, '31.12.2026'],
  [4, '', { dateTimeVal: null }, ''],
  [6, '12', { intVal: 12 }, '12'],
  [6, '1 200', { intVal: 1200 }, '1 200'],
  [6, '', { intVal: null }, ''],
  [7, '2,5', { doubleVal: 2.5 }, '2,5'],
  [7, '-0.125', { doubleVal: -0.125 }, '-0.125'],
  [8, 'To\nlinjer', { stringVal: 'To\nlinjer' }, 'To\nlinjer'],
  [9, '1', { intVal: 1 }, 'Ok'],
  [9, '2', { intVal: 2 }, 'Ikke relevant'],
] as const)('an item of type %i: %j is sent and read', (type, value, answer, words) => {
  const item = itemOf(type);
  expect(kindOf(item).toAnswer(value, item)).toEqual(answer);
  expect(kindOf(item).words(value, item)).toBe(words);
});

test.each([
  [4, '31. desember'],
  [4, '2199-12-31'],
  [6, '0'],
  [6, '-1'],
  [6, '1,5'],
  [6, 'tolv'],
  [7, '1,2345'],
  [7, '1 milliard'],
] as const)('an item of type %i does not take %j, and says why', (type, value) => {
  const item = itemOf(type);
  expect(kindOf(item).toAnswer(value, item)).toBeUndefined();
  expect(kindOf(item).wrong).not.toBe('');
});

test.each([
  [0, { boolVal: false }, 'false'],
  [1, { stringVal: 'Sika' }, 'Sika'],
  [2, { options: options.map((one) => ({ ...one, selected: one.key === 3 })) }, '3'],
  [3, { options: options.map((one) => ({ ...one, selected: one.key !== 2 })) }, '1,3'],
  [4, { dateTimeVal: '2026-12-31' }, '2026-12-31'],
  [6, { intVal: 12 }, '12'],
  [7, { doubleVal: 2.125 }, '2,125'],
  [9, { intVal: 2 }, '2'],
] as const)(
  'what is stored in an item of type %i stands in its field, and no answer is empty',
  (type, stored, value) => {
    expect(kindOf({ type }).toForm(itemOf(type, stored as Partial<ChecklistItem>))).toBe(value);
    expect(kindOf({ type }).toForm(itemOf(type))).toBe('');
  },
);
