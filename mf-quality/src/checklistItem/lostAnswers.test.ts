import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';

import { answersWith, lost, saved } from '../testing/answersWith';
import { anItem } from '../testing/openChecklist';

const item = anItem();
const otherSave = '3f2b8c1e-6c0f-4b6d-9d59-0c7f2f4f7a99';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is there by the first save that was never confirmed, or by another one. */
const savedBefore =
  (by: 'first' | 'other') =>
  (items: ItemAnswer[], [first]: string[]) =>
    Promise.resolve({
      items: [],
      conflicts: items.map((mine) => ({
        id: 71,
        mine,
        theirs: anItem({
          stringVal: 'Sika',
          version: 2,
          saveId: by === 'first' && first ? first : otherSave,
        }),
      })),
      updatedString: '',
    });

test('one’s own answer whose confirmation was lost is no conflict', async () => {
  const { answers, sent } = answersWith(lost, savedBefore('first'), () =>
    Promise.resolve(saved('Sika 100', 3)),
  );
  answers.set(item, 'Sika');
  await answers.flush();
  answers.set(item, 'Sika 100');
  await answers.flush();
  expect(answers.conflictOf(item)).toBeUndefined();
  await jest.runAllTimersAsync();
  expect(sent.at(-1)).toEqual([{ id: 71, version: 2, stringVal: 'Sika 100' }]);
  expect(answers.isOpen()).toBe(false);
});

test('somebody else’s answer is a conflict also when one has sent the same before', async () => {
  const { answers, sent } = answersWith(lost, savedBefore('other'));
  answers.set(item, 'Sika');
  await answers.flush();
  answers.set(item, 'Sika 100');
  expect(await answers.flush()).toBe(false);
  await jest.runAllTimersAsync();
  expect([sent.length, answers.conflictOf(item)?.stringVal]).toEqual([2, 'Sika']);
});

test('all that was sent and never confirmed is known as one’s own, not the last of it alone', async () => {
  const { answers } = answersWith(lost, lost, savedBefore('first'));
  for (const text of ['Sika', 'Sika 1', 'Sika 10']) {
    answers.set(item, text);
    await answers.flush();
  }
  expect(answers.conflictOf(item)).toBeUndefined();
});

test.each([
  ['another answer', anItem({ type: 0, boolVal: true }), 'false', 'true', { boolVal: true }],
  ['none', anItem(), 'Sika', '', { stringVal: '' }],
])(
  'what stood there before is sent again when a change of it was never confirmed: %s',
  async (_, stored, changed, back, answer) => {
    const { answers, sent, kept } = answersWith(lost, savedBefore('first'), () =>
      Promise.resolve({ items: [{ ...stored, version: 3 }], conflicts: [], updatedString: '' }),
    );
    answers.set(stored, changed);
    await answers.flush();
    answers.set(stored, back);
    expect([answers.state(), kept.at(-1)]).toEqual(['unsaved', [{ id: 71, version: 1, value: back }]]);
    await jest.runAllTimersAsync();
    expect(sent.at(-1)).toEqual([{ id: 71, version: 2, ...answer }]);
    expect([answers.state(), kept.at(-1)]).toEqual(['saved', []]);
  },
);

test.each([
  ['an older copy of the item says the same', 2, 1, true],
  ['the same one does, and a change of it may have arrived', 1, 1, true],
  ['a newer one does: it is saved', 1, 2, false],
])('of what the device has kept, when %s', (_, version, itemVersion, isOpen) => {
  const { answers } = answersWith();
  const found = [{ id: 71, version, value: 'Sika' }];
  answers.restore(found, [anItem({ stringVal: 'Sika', version: itemVersion })]);
  expect(answers.isOpen()).toBe(isOpen);
});
