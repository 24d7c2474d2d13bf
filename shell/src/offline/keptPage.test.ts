import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { withLimit } from '../testing/withLimit';

/** What a worker of this version does with the page. */
const workerOf = (version: string) => {
  Reflect.set(globalThis, 'BYGGTUN_SHELL_FILES', { version, files: [], modules: {} });
  jest.resetModules();
  return import('../worker/keptPage');
};
/** The server has this version. */
const release = (version: string) => {
  const content = `<meta name="version" content="${version}">`;
  const answer = { ok: true, content, clone: (): unknown => answer, text: () => Promise.resolve(content) };
  globalThis.fetch = withLimit(() => Promise.resolve(answer as unknown as Response));
};

beforeEach(fakeCaches);

test('a newer version that is on its way leaves the page of the one that runs, and drops it when it runs itself', async () => {
  release('1.0.0');
  const running = await workerOf('1.0.0');
  await running.keepPage();
  release('2.0.0');
  const coming = await workerOf('2.0.0');
  await coming.keepPage();
  expect(await (await running.readPage())?.text()).toContain('1.0.0');

  await coming.dropOldPages();
  expect(await running.readPage()).toBeUndefined();
  expect(await (await coming.readPage())?.text()).toContain('2.0.0');
});

test("another version's page is not kept", async () => {
  release('2.0.0');
  const running = await workerOf('1.0.0');
  await expect(running.keepPage()).rejects.toThrow('Not the page of this version');
  expect(await running.readPage()).toBeUndefined();
});
