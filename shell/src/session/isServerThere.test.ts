import { isServerThere } from './isServerThere';

test.each([
  ['answers', () => Promise.resolve({ ok: true } as Response), true],
  ['has a fault', () => Promise.resolve({ ok: false } as Response), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a server that %s is there: %s', async (_name, reply, there) => {
  globalThis.fetch = jest.fn(reply);
  expect(await isServerThere('/api')).toBe(there);
});
