import { fetchBegun, fetchInTime } from '../worker/fetchInTime';

/** A server that never answers, until the call is given up. */
const silent = ((_asked: unknown, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('given up')));
  })) as typeof fetch;

const request = () => ({ signal: new AbortController().signal }) as Request;

beforeEach(() => {
  globalThis.fetch = silent;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what is kept beside is given up with its time', async () => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const asked = fetchInTime('/release.json');
  time.abort();
  await expect(asked).rejects.toThrow('given up');
});

test('what somebody waits for is given up when nothing of it comes', async () => {
  jest.useFakeTimers();
  const asked = fetchBegun(request());
  jest.runAllTimers();
  await expect(asked).rejects.toThrow('given up');
});

test('what has begun to come is let come', async () => {
  jest.useFakeTimers();
  let ended: AbortSignal | undefined | null;
  globalThis.fetch = ((_asked: unknown, { signal }: RequestInit) => {
    ended = signal;
    return Promise.resolve({ ok: true } as Response);
  }) as typeof fetch;
  await fetchBegun(request());
  jest.runAllTimers();
  expect(ended?.aborted).toBe(false);
});
