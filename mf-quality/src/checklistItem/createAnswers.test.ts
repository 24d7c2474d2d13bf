import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import { CallError } from '@byggtun/shared/http/CallError';

import { answersWith, lost, saved } from '../testing/answersWith';
import { anItem } from '../testing/openChecklist';

const item = anItem();

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

test.each([
  ['was not heard', lost, true],
  [
    'was refused',
    () => Promise.reject(new CallError({ kind: 'refused', status: 403, answer: undefined })),
    false,
  ],
  ['has come through', () => Promise.resolve(saved('Sika', 2)), false],
])('who leaves saves once, and another try may go better when that %s', async (_, reply, mayGoBetter) => {
  const { answers, sent } = answersWith(reply);
  answers.set(item, 'Sika');
  expect(await answers.leave(new AbortController().signal)).toBe(mayGoBetter);
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test('who leaves with a photo that was not heard has it tried again too', async () => {
  const { answers, sent } = answersWith(lost, () => Promise.resolve(saved('', 2)));
  answers.setFiles(item, {
    attachments: [{ bufferGuid: 'a', status: 2 }],
    rest: 'none',
    uploads: { clear: jest.fn(), refuse: jest.fn() },
  });
  const nobodyBack = new AbortController().signal;
  expect(await answers.leave(nobodyBack)).toBe(true);
  expect(await answers.leave(nobodyBack)).toBe(false);
  expect([sent.length, answers.isOpen()]).toEqual([2, false]);
});

test('who is back before that has ended goes on as if they had never left', async () => {
  const { answers, sent } = answersWith(lost, () => Promise.resolve(saved('Sika', 2)));
  answers.set(item, 'Sika');
  const back = new AbortController();
  const left = answers.leave(back.signal);
  back.abort();
  expect(await left).toBe(false);
  await jest.runAllTimersAsync();
  expect([sent.length, answers.state()]).toEqual([2, 'saved']);
});

test('long answers go in several saves, and one press waits for all of them', async () => {
  const many = Array.from({ length: 15 }, (_, at) => anItem({ id: at + 1, type: 8 }));
  const take = (items: ItemAnswer[]) =>
    Promise.resolve({
      items: items.map(({ id, stringVal = '' }) => anItem({ id, type: 8, stringVal, version: 2 })),
      conflicts: [],
      updatedString: '',
    });
  const { answers, sent } = answersWith(take, take, take);
  for (const one of many) answers.set(one, 'a'.repeat(4000));
  expect(await answers.flush()).toBe(true);
  expect(sent.map(({ length }) => length)).toEqual([9, 6]);
});

test('what holds a save up is named', async () => {
  const { answers } = answersWith();
  answers.set(anItem({ type: 6, number: 4 }), '0');
  expect([answers.held(), answers.isAsked()]).toEqual([[4], false]);
  await answers.flush();
  expect(answers.isAsked()).toBe(true);
});

test('spaces are no answer', () => {
  const { answers } = answersWith();
  answers.set(item, '   ');
  expect(answers.isAnswered(item)).toBe(false);
});

/** Answers with what they have told to whom. */
const listenedTo = (answers: ReturnType<typeof answersWith>['answers']) => {
  const heard: string[] = [];
  answers.onItem(71, () => heard.push('item'));
  answers.onItem(72, () => heard.push('another item'));
  answers.onAnswered(() => heard.push('count'));
  return heard;
};

test('a key is told to its own item alone, and to the counts when an answer begins or ends by it', () => {
  const { answers } = answersWith();
  const heard = listenedTo(answers);
  for (const text of ['S', 'Si', '']) {
    answers.set(item, text);
    jest.advanceTimersByTime(1);
  }
  expect(heard).toEqual(['item', 'count', 'item', 'item', 'count']);
});

test('what comes of a save is told to the items that were sent', async () => {
  const theirs = anItem({ stringVal: 'Mapegum', version: 2 });
  const { answers } = answersWith((items) =>
    Promise.resolve({
      items: [],
      conflicts: items.map((mine) => ({ id: 71, mine, theirs })),
      updatedString: '',
    }),
  );
  answers.set(item, 'Sika');
  const heard = listenedTo(answers);
  const conflicts: unknown[] = [];
  answers.onItem(71, () => conflicts.push(answers.conflictOf(item)));
  await jest.runAllTimersAsync();
  expect(conflicts.at(-1)).toBe(theirs);
  expect(heard).not.toContain('another item');
});

test('who wants it saved is told by the item what is wrong with it', async () => {
  const { answers } = answersWith();
  const whole = anItem({ type: 6 });
  answers.set(whole, '0');
  const asked: boolean[] = [];
  answers.onItem(71, () => asked.push(answers.isAsked()));
  await answers.flush();
  expect(asked).toContain(true);
});
