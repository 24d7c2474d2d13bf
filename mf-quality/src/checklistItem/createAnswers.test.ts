import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';
import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { CallError } from '@byggtun/shared/http/CallError';

import { anItem } from '../testing/openChecklist';
import { createAnswers } from './createAnswers';
import { kindOf } from './itemKinds';

const item = anItem();
const saved = (stringVal: string, version: number): SaveAnswer => ({
  items: [anItem({ stringVal, version })],
  conflicts: [],
  updatedString: '',
});
const lost = () => Promise.reject(new CallError({ kind: 'noAnswer' }));

/** Answers whose server says these things in turn. */
const answersWith = (...replies: ((items: ItemAnswer[]) => Promise<SaveAnswer>)[]) => {
  const sent: ItemAnswer[][] = [];
  const kept: ChecklistDraft[] = [];
  const send = (items: ItemAnswer[]) => {
    sent.push(items);
    return replies[sent.length - 1]?.(items) ?? lost();
  };
  const answers = createAnswers({ kindOf, send, keep: (draft) => kept.push(draft), now: () => 'now' });
  return { answers, sent, kept };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is written in one breath is saved once', async () => {
  const { answers, sent, kept } = answersWith(() => Promise.resolve(saved('Sika', 2)));
  for (const text of ['S', 'Si', 'Sik', 'Sika']) answers.set(item, text);
  expect(answers.state()).toBe('unsaved');
  expect(kept.at(-1)).toEqual([{ id: 71, version: 1, value: 'Sika' }]);
  await jest.runAllTimersAsync();
  expect(sent).toEqual([[{ id: 71, version: 1, stringVal: 'Sika' }]]);
  expect([answers.state(), answers.savedAt(), kept.at(-1)]).toEqual(['saved', 'now', []]);
});

test('what is written while it is saved is saved after it, from the new version', async () => {
  const { answers, sent } = answersWith(
    () => {
      answers.set(item, 'Sika 100');
      return Promise.resolve(saved('Sika', 2));
    },
    () => Promise.resolve(saved('Sika 100', 3)),
  );
  answers.set(item, 'Sika');
  await jest.runAllTimersAsync();
  expect(sent.flat().map(({ version, stringVal }) => [version, stringVal])).toEqual([
    [1, 'Sika'],
    [2, 'Sika 100'],
  ]);
  expect(answers.isOpen()).toBe(false);
});

test('one’s own answer whose confirmation was lost is no conflict', async () => {
  const { answers, sent } = answersWith(
    lost,
    (items) =>
      Promise.resolve({
        items: [],
        conflicts: items.map((mine) => ({ id: 71, mine, theirs: anItem({ stringVal: 'Sika', version: 2 }) })),
        updatedString: '',
      }),
    () => Promise.resolve(saved('Sika 100', 3)),
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

test('what did not arrive is tried again by itself, what was refused is not', async () => {
  const { answers, sent } = answersWith(lost, () => Promise.resolve(saved('Sika', 2)));
  answers.set(item, 'Sika');
  await jest.runAllTimersAsync();
  expect([sent.length, answers.state()]).toEqual([2, 'saved']);
  const refused = answersWith(() =>
    Promise.reject(new CallError({ kind: 'refused', status: 403, answer: undefined })),
  );
  refused.answers.set(item, 'Sika');
  await jest.runAllTimersAsync();
  expect([refused.sent.length, refused.answers.state()]).toEqual([1, 'unsaved']);
});

test('what is no answer is kept and not sent', async () => {
  const whole = anItem({ type: 6 });
  const { answers, sent, kept } = answersWith();
  answers.set(whole, '0');
  expect(await answers.flush()).toBe(false);
  expect(sent).toEqual([]);
  expect(answers.wrongOf(whole)).toBe('Skriv et helt tall fra 1 og oppover.');
  expect(kept.at(-1)).toEqual([{ id: 71, version: 1, value: '0' }]);
});
