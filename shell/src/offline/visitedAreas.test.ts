import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { withLimit } from '../testing/withLimit';

const origin = window.location.origin;
/** What the server has, by path; nothing without a network. */
let files: Record<string, string> = {};
/** In whose place a network's own sign-in answers with its page. */
let replaced: string[] = [];

/** The server has this version of an area. */
const release = (name: string, version: string) => {
  const folder = `/remotes/${name}/${version}/`;
  const said = { files: [{ path: 'remoteEntry.js' }, { path: 'LICENSE.txt' }], shared: ['react'], later: [] };
  files = { ...files, [`${folder}release.json`]: JSON.stringify(said), [`${folder}remoteEntry.js`]: version };
  return folder;
};

/** The worker of a shell that brings React in this file. */
const workerOf = async (react: string) => {
  files = { ...files, [react]: 'react' };
  Reflect.set(globalThis, 'BYGGTUN_SHELL_FILES', { version: '', files: [], modules: { react: [react] } });
  jest.resetModules();
  return import('../worker/visitedAreas');
};

const kept = async () =>
  (await (await caches.open('byggtun-areas')).keys()).map(({ url }) => url.replace(origin, '')).sort();

beforeEach(() => {
  fakeCaches();
  files = {};
  replaced = [];
  globalThis.fetch = withLimit((asked) => {
    const path = asked.replace(origin, '');
    const text = files[path];
    if (text === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = { 'content-type': replaced.includes(path) ? 'text/html; charset=utf-8' : '' };
    return Promise.resolve(new Response(text, { headers }));
  });
});

test('a release brings what is kept of an area to its version, and nothing of one that was never opened', async () => {
  const worker = await workerOf('/assets/react.1.js');
  await worker.keepArea(release('documents', '1.0.0'));
  await worker.renewAreas([release('documents', '2.0.0'), release('profile', '2.0.0')]);
  expect(await kept()).toEqual(['/assets/react.1.js', '/remotes/documents/2.0.0/remoteEntry.js']);
});

test('a release of the shell brings what kept areas take from it', async () => {
  const folder = release('documents', '1.0.0');
  await (await workerOf('/assets/react.1.js')).keepArea(folder);
  const worker = await workerOf('/assets/react.2.js');
  await worker.dropOldModules();
  await worker.renewAreas([folder]);
  expect(await kept()).toEqual(['/assets/react.2.js', '/remotes/documents/1.0.0/remoteEntry.js']);
});

test('a version that can not be fetched leaves the one that is kept, and holds up no other', async () => {
  const worker = await workerOf('/assets/react.1.js');
  await worker.keepArea(release('documents', '1.0.0'));
  await worker.keepArea(release('profile', '1.0.0'));
  await worker.renewAreas(['/remotes/documents/2.0.0/', release('profile', '2.0.0')]);
  expect(await kept()).toEqual([
    '/assets/react.1.js',
    '/remotes/documents/1.0.0/remoteEntry.js',
    '/remotes/profile/2.0.0/remoteEntry.js',
  ]);
});

test('of two versions that are told at once the later one stays', async () => {
  const worker = await workerOf('/assets/react.1.js');
  await Promise.all([
    worker.keepArea(release('documents', '1.0.0')),
    worker.renewAreas([release('documents', '2.0.0')]),
  ]);
  expect(await kept()).toContain('/remotes/documents/2.0.0/remoteEntry.js');
  expect(await kept()).not.toContain('/remotes/documents/1.0.0/remoteEntry.js');
});

test("a page in the place of a file, as a network's own sign-in sends it, is not kept for one", async () => {
  const worker = await workerOf('/assets/react.1.js');
  const folder = release('documents', '1.0.0');
  replaced = [`${folder}remoteEntry.js`];
  await expect(worker.keepArea(folder)).rejects.toThrow('is not there');
  expect(await kept()).not.toContain(`${folder}remoteEntry.js`);
  replaced = [];
  await worker.keepArea(folder);
  expect(await kept()).toContain(`${folder}remoteEntry.js`);
});

test('what is not kept comes from the network, for which nobody waits without end', async () => {
  const worker = await workerOf('/assets/react.1.js');
  const request = { url: `${origin}/assets/react.1.js`, signal: new AbortController().signal } as Request;
  expect(await (await worker.answerCode({ request })).text()).toBe('react');
});
