import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { warmFiles } from './warmFiles';

const files = ['/remotes/cases/1.0.0/remoteEntry.js', '/remotes/cases/1.0.0/assets/area.js'];
const fetched = jest.fn<Promise<object>, [string]>(() =>
  Promise.resolve({ arrayBuffer: () => Promise.resolve() }),
);

/** Whether a service worker answers what the page asks for. */
const control = (controller: object | null) =>
  Reflect.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
  fakeCaches();
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const keep = async (address: string) => (await caches.open('any')).put(address, new Response(''));

test.each([
  ['a browser without service workers', undefined, true, files],
  ['a page that no service worker answers for', null, true, files],
  ['a service worker that does not hold them yet', {}, false, files],
  ['a service worker that holds them', {}, true, []],
])('%s', async (_case, controller, kept, expected) => {
  if (controller !== undefined) control(controller);
  if (kept && files[0]) await keep(files[0]);
  await warmFiles(files);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(expected);
});

test('what can not be had is told', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(warmFiles(files)).rejects.toThrow('Failed to fetch');
});
