import { fakeCaches } from '../testing/fakeCaches';
import { closeKept, forgetKept, keepAnswer, readKept } from './keptAnswers';

const day = 24 * 3_600_000;

beforeEach(() => {
  fakeCaches();
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(async () => {
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});

test('what was kept is read with the moment at which it was given, by its owner alone', async () => {
  await keepAnswer('7', 'GET /projects', ['Sandaker park']);
  expect(await readKept('7', 'GET /projects')).toEqual({ answer: ['Sandaker park'], at: Date.now() });
  expect(await readKept('8', 'GET /projects')).toBeUndefined();
  expect(await readKept('7', 'GET /other')).toBeUndefined();
});

test.each([
  [6.9, true],
  [7.1, false],
])('after %d days it is there: %s', async (days, there) => {
  await keepAnswer('7', 'GET /projects', 1);
  jest.advanceTimersByTime(days * day);
  expect((await readKept('7', 'GET /projects')) !== undefined).toBe(there);
});

test('two hundred are kept; the one that was asked for longest ago gives way', async () => {
  for (let one = 0; one < 200; one++) await keepAnswer('7', `GET /${one}`, one);
  await keepAnswer('7', 'GET /0', 0);
  await keepAnswer('7', 'GET /new', 'new');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await readKept('7', 'GET /1')).toBeUndefined();
  expect(await readKept('7', 'GET /0')).toBeDefined();
  expect(await readKept('7', 'GET /new')).toBeDefined();
});

test('forgotten is forgotten; a device without a storage keeps nothing and says nothing', async () => {
  await keepAnswer('7', 'GET /projects', 1);
  await forgetKept();
  expect(await readKept('7', 'GET /projects')).toBeUndefined();

  Reflect.deleteProperty(globalThis, 'caches');
  await keepAnswer('7', 'GET /projects', 1);
  await forgetKept();
  expect(await readKept('7', 'GET /projects')).toBeUndefined();
});

test('of one owner alone it is forgotten where another is signed in', async () => {
  await keepAnswer('7', 'GET /projects/8/houses', 1);
  await keepAnswer('8', 'GET /projects/7/houses', 2);
  await forgetKept('7');
  expect(await readKept('7', 'GET /projects/8/houses')).toBeUndefined();
  expect(await readKept('8', 'GET /projects/7/houses')).toBeDefined();
});

// The last ones: a page that is closed keeps no more.
test('a page that was left for another person keeps no more, and leaves what is theirs', async () => {
  await keepAnswer('7', 'GET /projects', 1);
  await keepAnswer('8', 'GET /projects', 2);
  await closeKept('7');
  await keepAnswer('7', 'GET /complaints', 3);
  const cache = await caches.open('byggtun-answers');
  expect((await cache.keys()).map(({ url }) => url)).toEqual(['/kept/8/GET%20%2Fprojects']);
});

test('an answer that comes after the sign-out is not kept', async () => {
  const cache = await caches.open('byggtun-answers');
  await cache.put('/kept/7/GET%20%2Fprojects', new Response('{}'));
  await closeKept();
  await keepAnswer('7', 'GET /complaints', 2);
  expect(await readKept('7', 'GET /complaints')).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});
