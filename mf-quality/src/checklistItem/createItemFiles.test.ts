import type { Attachment } from '@byggtun/shared/contract/attachment';
import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import { CallError } from '@byggtun/shared/http/CallError';

import { answersWith, lost, saved } from '../testing/answersWith';
import { anItem } from '../testing/openChecklist';

const item = anItem();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  ['saved', () => Promise.resolve(saved('', 2)), 'clear'],
  [
    'refused',
    () => Promise.reject(new CallError({ kind: 'refused', status: 400, answer: undefined })),
    'refuse',
  ],
] as const)('who has come back while a file is sent sees there that it was %s', async (_, end, told) => {
  const before = { clear: jest.fn(), refuse: jest.fn() };
  const now = { clear: jest.fn(), refuse: jest.fn() };
  const files = { attachments: [{ bufferGuid: 'a', status: 2 as const }], rest: 'none' as const };
  const { answers } = answersWith(() => {
    answers.setFiles(item, { ...files, uploads: now });
    return end();
  });
  answers.setFiles(item, { ...files, uploads: before });
  await answers.flush();
  expect([before[told].mock.calls.length, now[told].mock.calls.length]).toEqual([0, 1]);
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
