import { createAllowance } from './allowance';
import { withinAllowance, withTimeout } from './withTimeout';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A page that stands still for a minute before each of its timers. */
function standStill() {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  return async () => {
    now += 60_000;
    await jest.advanceTimersToNextTimerAsync();
  };
}

/** Work that is done when it is told to be. */
function held() {
  let done = () => {};
  const work = () => new Promise<void>((resolve) => (done = resolve));
  return { work, done: () => done() };
}

const late = { name: 'TimeoutError' };

test('what does not come within its time is given up, and what comes is not', async () => {
  const given = expect(withTimeout(1000, never)).rejects.toMatchObject(late);
  await jest.advanceTimersByTimeAsync(1000);
  await given;
  const { work, done } = held();
  const soon = withTimeout(1000, work);
  await jest.advanceTimersByTimeAsync(999);
  done();
  await expect(soon).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('what several pieces of work take is taken from the time that they share', async () => {
  const shared = createAllowance(1000);
  const { work, done } = held();
  const first = withinAllowance(createAllowance(900, shared), work);
  await jest.advanceTimersByTimeAsync(600);
  done();
  await first;
  expect(shared.left()).toBe(400);
  const second = expect(withinAllowance(createAllowance(900, shared), never)).rejects.toMatchObject(late);
  await jest.advanceTimersByTimeAsync(400);
  await second;
  expect(shared.left()).toBe(0);
});

test('while the page stands still its work is not given up, and what hangs is in the end', async () => {
  const toNextBeat = standStill();
  const { work, done } = held();
  const slow = withTimeout(1000, work);
  await toNextBeat();
  await toNextBeat();
  done();
  await expect(slow).resolves.toBeUndefined();
  const given = expect(withTimeout(1000, never)).rejects.toMatchObject(late);
  for (let beats = 0; beats < 4; beats++) await toNextBeat();
  await given;
});
