import { answersWith, saved } from '../testing/answersWith';
import { anItem } from '../testing/openChecklist';
import { changeDraft, createDraftChanges, type DraftChange } from './draftChange';

const item = anItem();
const nobodyBack = new AbortController().signal;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  expect(await answers.leave(nobodyBack)).toBe(false);
  expect(kept).toEqual([]);
});

test('what is restored and may not be sent stands there, on the device too, until it may', async () => {
  const { answers, sent } = answersWith(() => Promise.resolve(saved('Sika', 2)));
  answers.allow(false);
  answers.restore([entry(71, 'Sika')], [item]);
  expect(await answers.flush()).toBe(false);
  expect(await answers.leave(nobodyBack)).toBe(false);
  await jest.runAllTimersAsync();
  expect([sent, answers.valueOf(item), answers.isAnswered(item)]).toEqual([[], 'Sika', false]);
  answers.allow(true);
  await jest.runAllTimersAsync();
  expect([sent.length, answers.isOpen()]).toEqual([1, false]);
});

test('what the device had no room for is told again with the next change', () => {
  const told: DraftChange[] = [];
  let hasRoom = false;
  const draft = createDraftChanges((change) => {
    told.push(change);
    return hasRoom;
  });
  const sika = { item, version: 1, value: 'Sika' };
  draft.follow(new Map([[71, sika]]));
  expect(draft.isKept()).toBe(false);
  hasRoom = true;
  draft.follow(
    new Map([
      [71, sika],
      [72, { ...sika, value: 'Tørt' }],
    ]),
  );
  expect(draft.isKept()).toBe(true);
  expect(told.at(-1)).toEqual({ gone: [], written: [entry(71, 'Sika'), entry(72, 'Tørt')] });
});
