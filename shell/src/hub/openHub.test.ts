import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { ask, prefetchFrom, takePrefetched } from '@byggtun/shared/portal/prefetch';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';

import { fakeHubServer } from '../testing/fakeHubServer';
import { openHub } from './openHub';

beforeAll(() => import('@microsoft/signalr'));

let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = async () => {
  const server = fakeHubServer();
  const onCaughtUp = jest.fn();
  const hub = openHub();
  const getToken = () => Promise.resolve('token');
  stop = hub.start({ hubUrl: 'http://localhost/hubs/portal', profileId: 7, getToken, onCaughtUp });
  await jest.advanceTimersByTimeAsync(100);
  expect([server.joined(), hub.status.get()]).toEqual([1, 'open']);
  return { server, hub, onCaughtUp };
};

/** Between two tries: those of a line that is lost come after 0, 2, 7, 17, 37 and 67 s. */
const between = 40_000;

test('a line that is lost is tried again by itself, and what was missed is asked for', async () => {
  const { server, hub, onCaughtUp } = await start();
  server.cut();
  await jest.advanceTimersByTimeAsync(between);
  expect([server.joined(), hub.status.get()]).toEqual([1, 'away']);
  server.mend();
  await jest.advanceTimersByTimeAsync(30_000);
  expect([server.joined(), hub.status.get(), onCaughtUp.mock.calls.length]).toEqual([2, 'open', 1]);
});

test('a line that took longer to stand than the hub tells of asks for what was missed, one that did not does not', async () => {
  fakeHubServer();
  for (const [seconds, times] of [
    [9, 0],
    [11, 1],
  ] as const) {
    const onCaughtUp = jest.fn();
    const getToken = () =>
      new Promise<string>((resolve) => setTimeout(() => resolve('token'), (seconds * 1000) / 2));
    stop = openHub().start({ hubUrl: 'http://localhost/hubs/portal', profileId: 7, getToken, onCaughtUp });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(onCaughtUp).toHaveBeenCalledTimes(times);
    stop();
  }
});

test('of what was changed before it joined, a page hears what it may have read before', async () => {
  const { server, hub } = await start();
  const heard: number[] = [];
  hub.on('OnCaseChanged', ({ id }) => heard.push(id));
  const change = (id: number, age: number) => ({
    event: 'OnCaseChanged' as const,
    payload: { type: 'complaint', id },
    age,
  });
  await jest.advanceTimersByTimeAsync(2000);
  server.emitRecent([change(1, 4), change(2, 1.9), change(3, 0.1)]);
  await jest.advanceTimersByTimeAsync(100);
  expect(heard).toEqual([2, 3]);
});

test('a page that asks for all it shows, since its line was lost, is not told of what was changed before', async () => {
  const { server, hub, onCaughtUp } = await start();
  const heard: number[] = [];
  hub.on('OnCaseChanged', ({ id }) => heard.push(id));
  server.cut();
  server.mend();
  await jest.advanceTimersByTimeAsync(1000);
  server.emitRecent([{ event: 'OnCaseChanged', payload: { type: 'complaint', id: 1 }, age: 0 }]);
  server.emit('OnCaseChanged', { type: 'complaint', id: 2 });
  await jest.advanceTimersByTimeAsync(100);
  expect([hub.status.get(), onCaughtUp.mock.calls.length, heard]).toEqual(['open', 1, [2]]);
});

test('what was asked for ahead of a change is not given to who asks after it', async () => {
  const { server, hub } = await start();
  const api = fakeApi();
  api.answer(getBadgeCounts, () => ({ complaints: 3, enquiry: 0 }));
  prefetchFrom(
    { apiBase: '/api', session: { getToken: () => Promise.resolve('') } },
    ask(getBadgeCounts, {}),
  );
  const taken: unknown[] = [];
  hub.on('OnCaseChanged', () => taken.push(takePrefetched(getBadgeCounts, {})));
  server.emit('OnCaseChanged', { type: 'complaint', id: 1 });
  await jest.advanceTimersByTimeAsync(100);
  expect(taken).toEqual([undefined]);
});

test('when the network is back, nobody waits for the next try', async () => {
  const { server, hub, onCaughtUp } = await start();
  server.cut();
  await jest.advanceTimersByTimeAsync(between);
  server.mend();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([server.joined(), hub.status.get(), onCaughtUp.mock.calls.length]).toEqual([2, 'open', 1]);
});

test('the network may come back before the server does, and is told of more than once', async () => {
  const { server, hub } = await start();
  server.cut();
  await jest.advanceTimersByTimeAsync(between);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(5000);
  expect([server.joined(), hub.status.get()]).toEqual([1, 'away']);
  server.mend();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([server.joined(), hub.status.get()]).toEqual([2, 'open']);
});
