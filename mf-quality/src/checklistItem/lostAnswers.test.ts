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
