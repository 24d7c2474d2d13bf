import { type InactivityWatch, watchInactivity } from './watchInactivity';

const minute = 60_000;
const onInactive = jest.fn();
let watch: InactivityWatch;

const touch = () => window.dispatchEvent(new Event('pointerdown'));
/** Lets so many minutes pass, and says whether the person has been taken for gone since the start. */
const isGoneAfter = (minutes: number) => {
  jest.advanceTimersByTime(minutes * minute);
  return onInactive.mock.calls.length > 0;
};

beforeEach(() => {
  jest.useFakeTimers();
  onInactive.mockReset();
  watch = watchInactivity(onInactive);
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('five minutes without a touch, and it is told once', () => {
  expect(isGoneAfter(4.9)).toBe(false);
  expect(isGoneAfter(0.2)).toBe(true);
  jest.advanceTimersByTime(60 * minute);
  expect(onInactive).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('a %s starts the five minutes anew', (type) => {
  jest.advanceTimersByTime(4 * minute);
  window.dispatchEvent(new Event(type));
  expect(isGoneAfter(4.9)).toBe(false);
  expect(isGoneAfter(0.2)).toBe(true);
});

test('a touch is listened for again after 30 seconds', () => {
  touch();
  jest.advanceTimersByTime(20_000);
  touch();
  expect(isGoneAfter(4.7)).toBe(true);
});

test('from 30 seconds on the next touch counts', () => {
  touch();
  jest.advanceTimersByTime(31_000);
  touch();
  expect(isGoneAfter(4.9)).toBe(false);
});

test('with time registration open it is ten minutes, and five again after the next touch', () => {
  watch.allowTimeRegistration();
  expect(isGoneAfter(9.9)).toBe(false);
  touch();
  expect(isGoneAfter(4.9)).toBe(false);
  expect(isGoneAfter(0.2)).toBe(true);
});

test.each<[string, EventTarget]>([
  ['pointerdown', window],
  ['keydown', window],
  ['visibilitychange', document],
  ['pageshow', window],
  ['resume', document],
])('a kiosk whose timers have slept looks at its clock at the first %s', (type, target) => {
  touch();
  jest.setSystemTime(Date.now() + 4 * minute);
  target.dispatchEvent(new Event(type));
  expect(onInactive).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 60 * minute);
  target.dispatchEvent(new Event(type));
  target.dispatchEvent(new Event(type));
  expect(onInactive).toHaveBeenCalledTimes(1);
});

test('a watch that was stopped tells nothing', () => {
  watch.stop();
  expect(isGoneAfter(60)).toBe(false);
});
