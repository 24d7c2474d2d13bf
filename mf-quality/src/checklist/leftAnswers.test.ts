import { CallError } from '@byggtun/shared/http/CallError';
import { mockPortal } from '@byggtun/shared/testing/mockPortal';

import { createAnswers } from '../checklistItem/createAnswers';
import { kindOf } from '../checklistItem/itemKinds';
import { answersWith, lost, saved } from '../testing/answersWith';
import { anItem, kari } from '../testing/openChecklist';
import { areLeaving, claimAnswers, failedAnswers, leaveAnswers, leftAnswers, leftKey } from './leftAnswers';

const key = leftKey(kari, 7);
const item = anItem();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  claimAnswers(key);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refused = () => Promise.reject(new CallError({ kind: 'refused', status: 403, answer: undefined }));

/** A checklist that is left with an answer to which the server says these things in turn. */
const leaveWith = (...replies: Parameters<typeof answersWith>) => {
  const view = answersWith(...replies);
  const portal = mockPortal();
  view.answers.set(item, 'Sika');
  void leaveAnswers(key, view.answers, portal.get());
  return { ...view, portal };
};

test('an answer that was not heard on the way out is tried until it is; the portal is not reloaded meanwhile', async () => {
  const { sent, portal, kept } = leaveWith(lost, lost, () => Promise.resolve(saved('Sika', 2)));
  expect([portal.told.unsaved, areLeaving(key)]).toEqual([1, true]);
  await jest.advanceTimersToNextTimerAsync();
  expect(areLeaving(key)).toBe(false);
  await jest.runAllTimersAsync();
  expect([sent.length, portal.told.unsaved, leftAnswers(key), kept.at(-1)]).toEqual([3, 0, undefined, []]);
});

test('without a network it waits for one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = leaveWith(lost, () => Promise.resolve(saved('Sika', 2)));
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

test('what is refused is not tried again', async () => {
  const { sent, portal } = leaveWith(refused);
  await jest.runAllTimersAsync();
  expect([sent.length, portal.told.unsaved, leftAnswers(key)]).toEqual([1, 0, undefined]);
});

test('what the device has no room for and is not tried again waits for its page, and the tab is not closed unasked', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answers = createAnswers({ kindOf, send: refused, keep: () => false });
  const portal = mockPortal();
  answers.set(item, 'Sika');
  void leaveAnswers(key, answers, portal.get());
  await jest.runAllTimersAsync();
  expect([leftAnswers(key), failedAnswers(kari)]).toEqual([answers, ['7']]);
  expect([isAsked(), portal.told.unsaved]).toEqual([true, 1]);
  claimAnswers(key);
  expect([isAsked(), portal.told.unsaved]).toEqual([false, 0]);
});

test('who comes back has the answers, which nobody sends beside the page', async () => {
  const { answers, sent, portal } = leaveWith(lost);
  await jest.advanceTimersToNextTimerAsync();
  expect(leftAnswers(key)).toBe(answers);
  claimAnswers(key);
  await jest.runAllTimersAsync();
  expect([sent.length, portal.told.unsaved]).toEqual([1, 0]);
});
