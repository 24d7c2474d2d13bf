import type { Attachment } from '@byggtun/shared/contract/attachment';
import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';
import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';
import { CallError } from '@byggtun/shared/http/CallError';

import { anItem } from '../testing/openChecklist';
import { createAnswers } from './createAnswers';
import { changeDraft } from './draftChange';
import { kindOf } from './itemKinds';

const item = anItem();
const saved = (stringVal: string, version: number): SaveAnswer => ({
  items: [anItem({ stringVal, version })],
  conflicts: [],
  updatedString: '',
});
const otherSave = '3f2b8c1e-6c0f-4b6d-9d59-0c7f2f4f7a99';
const lost = () => Promise.reject(new CallError({ kind: 'noAnswer' }));

/** Answers whose server says these things in turn, where it is told under which numbers it was asked. */
const answersWith = (...replies: ((items: ItemAnswer[], saveIds: string[]) => Promise<SaveAnswer>)[]) => {
  const sent: ItemAnswer[][] = [];
  const saveIds: string[] = [];
  /** The draft on the device after each change of it. */
  const kept: ChecklistDraft[] = [];
  const send = (items: ItemAnswer[], saveId: string) => {
    sent.push(items);
    saveIds.push(saveId);
    return replies[sent.length - 1]?.(items, saveIds) ?? lost();
  };
  const answers = createAnswers({
    kindOf,
    send,
    keep: (change) => kept.push(changeDraft(kept.at(-1) ?? [], change)),
    now: () => 'now',
  });
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

test('all that was sent and never confirmed is known as one’s own, not the last of it alone', async () => {
  const { answers } = answersWith(lost, lost, savedBefore('first'));
  for (const text of ['Sika', 'Sika 1', 'Sika 10']) {
    answers.set(item, text);
    await answers.flush();
  }
  expect(answers.conflictOf(item)).toBeUndefined();
});

test('who has left tries once more, and then no longer: what the device keeps is the next page’s', async () => {
  const { answers, sent } = answersWith(lost, lost);
  answers.set(item, 'Sika');
  answers.leave();
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test('files on their way are no saved answer, files that were taken away are not sent', async () => {
  const file = { bufferGuid: 'a', fileName: 'sluk.jpg', status: 2 } as Attachment;
  const { answers, sent } = answersWith(lost);
  const uploads = { clear: jest.fn(), refuse: jest.fn() };
  answers.setFiles(item, { attachments: [], rest: 'coming', uploads });
  expect(await answers.flush()).toBe(false);
  expect([sent.length, answers.state()]).toEqual([0, 'unsaved']);
  answers.setFiles(item, { attachments: [file], rest: 'none', uploads });
  expect(await answers.flush()).toBe(false);
  expect(sent).toEqual([[{ id: 71, version: 1, attachments: [file] }]]);
  answers.setFiles(item, { attachments: [], rest: 'none', uploads });
  expect(await answers.flush()).toBe(true);
  expect([sent.length, uploads.clear.mock.calls.length]).toEqual([1, 0]);
});

test('a file that is refused holds up no answer, no other item and no other file, and is told at its item', async () => {
  const refuse = () =>
    Promise.reject(
      new CallError({ kind: 'refused', status: 400, answer: { error: 'rule', message: 'Ikke klar.' } }),
    );
  const take = (items: ItemAnswer[]) =>
    Promise.resolve({
      ...saved('', 2),
      items: items.map(({ id, version }) => anItem({ id, version: version + 1 })),
    });
  const { answers, sent } = answersWith(
    take,
    ...Array<typeof take>(9).fill((items) =>
      items.some(({ attachments = [] }) => attachments.some(({ bufferGuid }) => bufferGuid === 'old'))
        ? refuse()
        : take(items),
    ),
  );
  const uploads = { clear: jest.fn(), refuse: jest.fn() };
  const file = (bufferGuid: string) => ({ bufferGuid, status: 2 as const });
  answers.setFiles(anItem({ id: 72, number: 2 }), {
    attachments: ['a', 'old', 'b'].map(file),
    rest: 'none',
    uploads,
  });
  answers.setFiles(anItem({ id: 73, number: 3 }), { attachments: [file('c')], rest: 'none', uploads });
  answers.set(item, 'Sika');
  expect(await answers.flush()).toBe(false);
  expect(
    sent.flat().map(({ id, attachments }) => [id, attachments?.map(({ bufferGuid }) => bufferGuid).join()]),
  ).toEqual([
    [71, undefined],
    [72, 'a,old,b'],
    [72, 'a'],
    [72, 'old'],
    [72, 'b'],
    [73, 'c'],
  ]);
  expect(uploads.refuse.mock.calls).toEqual([[[file('old')], 'Ikke klar.']]);
  expect([answers.held(), answers.state()]).toEqual([[2], 'unsaved']);
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(6);
});

test('more files than one save takes go in several', async () => {
  const take = () => Promise.resolve(saved('', 2));
  const { answers, sent } = answersWith(take, take);
  const uploads = { clear: jest.fn(), refuse: jest.fn() };
  const attachments = Array.from({ length: 51 }, (_, at) => ({ bufferGuid: `${at}`, status: 2 as const }));
  answers.setFiles(item, { attachments, rest: 'none', uploads });
  expect(await answers.flush()).toBe(true);
  expect(sent.flat().map((one) => one.attachments?.length)).toEqual([50, 1]);
});

test('answers that are refused hold up no file, and are not sent again and again', async () => {
  const refuse = () => Promise.reject(new CallError({ kind: 'refused', status: 400, answer: undefined }));
  const { answers, sent } = answersWith(refuse, () => Promise.resolve(saved('', 2)));
  const uploads = { clear: jest.fn(), refuse: jest.fn() };
  answers.setFiles(anItem({ id: 72 }), {
    attachments: [{ bufferGuid: 'a', status: 2 }],
    rest: 'none',
    uploads,
  });
  answers.set(item, 'Sika');
  await jest.runAllTimersAsync();
  expect(sent.flat().map(({ id }) => id)).toEqual([71, 72]);
  expect([uploads.clear.mock.calls.length, answers.state()]).toEqual([1, 'unsaved']);
});

test('a file that comes up while others are saved goes with the next save', async () => {
  const first = { bufferGuid: 'a', status: 2 as const };
  const second = { bufferGuid: 'b', status: 2 as const };
  const uploads = { clear: jest.fn(), refuse: jest.fn() };
  const { answers, sent } = answersWith(
    () => {
      answers.setFiles(item, { attachments: [first, second], rest: 'none', uploads });
      return Promise.resolve(saved('', 2));
    },
    () => Promise.resolve(saved('', 3)),
  );
  answers.setFiles(item, { attachments: [first], rest: 'none', uploads });
  await jest.runAllTimersAsync();
  expect(sent.flat().map(({ attachments }) => attachments)).toEqual([[first], [second]]);
  expect(uploads.clear.mock.calls).toEqual([[[first]], [[second]]]);
  expect(answers.isOpen()).toBe(false);
});

test.each([
  ['alone', [], 0, false],
  ['beside one that is up', [{ bufferGuid: 'a', status: 2 as const }], 1, true],
])(
  'a file that has failed, %s, is missing until the person puts it right',
  async (_, up, saves, isAnswered) => {
    const { answers, sent } = answersWith(() => Promise.resolve(saved('', 2)));
    const files = { uploads: { clear: jest.fn(), refuse: jest.fn() } };
    answers.setFiles(anItem({ number: 4 }), { ...files, attachments: up, rest: 'failed' });
    expect(answers.isAnswered(item)).toBe(isAnswered);
    expect(await answers.flush()).toBe(false);
    expect([sent.length, answers.held(), answers.state()]).toEqual([saves, [4], 'unsaved']);
    answers.setFiles(item, { ...files, attachments: [], rest: 'none' });
    expect([await answers.flush(), answers.held()]).toEqual([true, []]);
  },
);

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

const entry = (id: number, value: string, version = 1) => ({ id, version, value });

test.each([
  [
    'what is written comes to what another tab has written',
    { gone: [], written: [entry(72, 'b')] },
    [entry(71, 'a'), entry(72, 'b')],
  ],
  [
    'what is changed comes in the place of the former',
    { gone: [entry(71, 'a')], written: [entry(71, 'ab')] },
    [entry(71, 'ab')],
  ],
  ['what is saved goes', { gone: [entry(71, 'a')], written: [] }, []],
  [
    'what another tab has changed since stays',
    { gone: [entry(71, 'before')], written: [] },
    [entry(71, 'a')],
  ],
])('%s', (_, change, draft) => {
  expect(changeDraft([entry(71, 'a')], change)).toEqual(draft);
});

test('who has written nothing changes nothing on the device', async () => {
  const { answers, kept } = answersWith();
  await answers.flush();
  answers.leave();
  await jest.runAllTimersAsync();
  expect(kept).toEqual([]);
});

test('what is restored and may not be sent stands there, on the device too, until it may', async () => {
  const { answers, sent } = answersWith(() => Promise.resolve(saved('Sika', 2)));
  answers.allow(false);
  answers.restore([entry(71, 'Sika')], [item]);
  expect(await answers.flush()).toBe(false);
  answers.leave();
  await jest.runAllTimersAsync();
  expect([sent, answers.valueOf(item), answers.isAnswered(item)]).toEqual([[], 'Sika', false]);
  answers.allow(true);
  await jest.runAllTimersAsync();
  expect([sent.length, answers.isOpen()]).toEqual([1, false]);
});
