import { answersWith, saved } from '../testing/answersWith';
import { anItem } from '../testing/openChecklist';
import { changeDraft } from './draftChange';

const item = anItem();

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
