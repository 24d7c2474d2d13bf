import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

import { type Registry, registry, registryEntry } from '@byggtun/shared/contract/area';
import type { FastifyInstance } from 'fastify';

import { startAzurite } from '../../testing/azurite';
import {
  areaBuild,
  makeLive,
  shellBuild,
  temporaryFolder,
  temporaryStore,
} from '../../testing/builders/releases';
import { buildTestApp } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import type { Connection } from '../database/connect';
import { putRelease } from './putRelease';
import { openStore } from './store/openStore';

let database: Connection;
before(async () => {
  database = await testDatabase();
});

const kiosk = { host: 'kiosk.localhost:4100' };
const read = async (app: FastifyInstance, headers: Record<string, string> = {}): Promise<Registry> => {
  const { areas, ...rest } = registry.parse((await app.inject({ url: '/remotes.json', headers })).json());
  return { ...rest, areas: areas.map((area) => registryEntry.parse(area)) };
};
const versionsOf = ({ areas }: Registry) =>
  areas.map(({ manifest }) => `${manifest.name}@${manifest.version}`);

const portal = async (environment: Record<string, string> = {}) => {
  const store = temporaryStore();
  return { store, app: await buildTestApp({ BYGGTUN_RELEASES: store.folder, ...environment }, database) };
};

test('before the first release nothing is listed, and the page says so', async () => {
  const { app, store } = await portal();
  assert.deepEqual((await read(app)).areas, []);
  const page = await app.inject('/');
  assert.equal(page.statusCode, 503);
  assert.match(page.body, /Ingen versjon av portalen er sluppet ennå/);
  await makeLive(store, shellBuild('1'));
  assert.match((await app.inject('/')).body, /<p>1<\/p>/);
});

test('a flip is seen by the next visitor: versions, what to fetch early, what is turned off, who gets a canary', async () => {
  const { app, store } = await portal();
  await makeLive(store, shellBuild('1'));
  await makeLive(store, areaBuild('cases', '1'));
  assert.deepEqual(versionsOf(await read(app)), ['cases@1']);
  const { release, files } = areaBuild('cases', '3');
  await putRelease(store, 'cases', '3', release, files);
  const since = { at: new Date().toISOString(), by: 'Kari' };
  await makeLive(store, areaBuild('cases', '2'), {
    disabled: since,
    canary: { version: '3', rollout: { role: 'PRL' }, since },
  });
  const [entry] = (await read(app)).areas;
  assert.equal(entry?.entry, '/remotes/cases/2/remoteEntry.js');
  assert.deepEqual(entry.preload, [
    '/remotes/cases/2/assets/area.1.js',
    '/assets/runtime.1.js',
    '/assets/react.01234567.js',
  ]);
  assert.equal(entry.disabled, true);
  assert.equal(entry.canary?.entry, '/remotes/cases/3/remoteEntry.js');
  assert.deepEqual(entry.canary.rollout, { role: 'PRL' });
  assert.equal((await app.inject('/remotes/cases/1/remoteEntry.js')).body, 'entry of cases@1');
});

test('it is asked for anew each time, answered 304 while it is the same, and compressed', async () => {
  const { app, store } = await portal();
  await makeLive(store, areaBuild('cases', '1'));
  const first = await app.inject({ url: '/remotes.json', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(first.headers['cache-control'], 'no-cache');
  assert.equal(first.headers['content-encoding'], 'br');
  assert.match(brotliDecompressSync(first.rawPayload).toString(), /cases/);
  const known = { 'if-none-match': String(first.headers.etag) };
  assert.equal((await app.inject({ url: '/remotes.json', headers: known })).statusCode, 304);
  await makeLive(store, areaBuild('cases', '2'));
  assert.equal((await app.inject({ url: '/remotes.json', headers: known })).statusCode, 200);
});

test('the last good state holds while the registry is garbage, and one that is good again is taken', async () => {
  const { app, store } = await portal();
  await makeLive(store, areaBuild('cases', '1'));
  await read(app);
  for (const garbage of ['', '{', '{"revision":"x"}', '[]']) {
    writeFileSync(join(store.folder, 'registry.json'), garbage);
    assert.deepEqual(versionsOf(await read(app)), ['cases@1']);
  }
  rmSync(join(store.folder, 'registry.json'));
  await makeLive(store, areaBuild('cases', '2'));
  assert.deepEqual(versionsOf(await read(app)), ['cases@2']);
});

test('a release that can not be read keeps what was live of that area, and holds no other up', async () => {
  const { app, store } = await portal();
  await makeLive(store, areaBuild('cases', '1'));
  await read(app);
  await store.flip('Uforsiktig', (_state, since) =>
    Promise.resolve({
      action: 'release',
      name: 'cases',
      version: '2',
      live: { version: '2', since, previous: ['1'] },
    }),
  );
  await makeLive(store, areaBuild('quality', '1'));
  assert.deepEqual(versionsOf(await read(app)), ['cases@1', 'quality@1']);
});

test('while the registry or the whole store is away or damaged the last state holds, told of once, and it comes back by itself', async () => {
  const { app, store } = await portal();
  const { folder } = store;
  const lines: unknown[] = [];
  app.log.error = (...line: unknown[]) => void lines.push(line);
  await makeLive(store, shellBuild('1'));
  await makeLive(store, areaBuild('cases', '1'));
  const registry = join(folder, 'registry.json');
  const holds = async () => {
    const before = lines.length;
    for (let n = 0; n < 3; n += 1) {
      assert.deepEqual(versionsOf(await read(app)), ['cases@1']);
      assert.match((await app.inject('/')).body, /<p>1</);
    }
    return lines.length - before;
  };
  assert.equal(await holds(), 0);
  renameSync(registry, `${registry}.away`);
  assert.equal(await holds(), 1);
  renameSync(`${registry}.away`, registry);
  assert.equal(await holds(), 0);
  const whole = readFileSync(registry);
  for (const damaged of ['', '{', '{}', '[]']) {
    writeFileSync(registry, damaged);
    assert.equal(await holds(), 1);
    writeFileSync(registry, whole);
    assert.equal(await holds(), 0);
  }
  renameSync(folder, `${folder}-away`);
  assert.equal(await holds(), 1);
  writeFileSync(folder, '');
  assert.ok((await holds()) <= 1);
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  assert.equal(await holds(), 0);
  await makeLive(store, areaBuild('cases', '2'));
  assert.deepEqual(versionsOf(await read(app)), ['cases@2']);
});

test('the page follows the live shell; the cookie chooses its canary and nothing else', async () => {
  const { app, store } = await portal();
  const canary = shellBuild('2', { modules: { react: ['assets/react.2.js'] } });
  await putRelease(store, 'shell', '2', canary.release, canary.files);
  const since = { at: new Date().toISOString(), by: 'Kari' };
  await makeLive(store, shellBuild('1'), { canary: { version: '2', rollout: { percent: 10 }, since } });
  await makeLive(store, areaBuild('cases', '1'));
  const page = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).body;
  assert.match(await page(''), /<p>1</);
  assert.match(await page('a=b; byggtunShell=2'), /<p>2</);
  assert.match(await page('byggtunShell=../../cases/1'), /<p>1</);
  assert.match(await page('byggtunShell=3'), /<p>1</);
  assert.equal((await read(app)).shell.canary?.version, '2');
  const [entry] = (await read(app, { cookie: 'byggtunShell=2' })).areas;
  assert.ok(entry?.preload.includes('/assets/react.2.js'));
});

test('a kiosk never hears of what is not for kiosks, canaries neither', async () => {
  const { app, store } = await portal();
  const { release, files } = areaBuild('cases', '2');
  await putRelease(store, 'cases', '2', release, files);
  const since = { at: new Date().toISOString(), by: 'Kari' };
  await makeLive(store, areaBuild('cases', '1', { manifest: { kiosk: true } }), {
    canary: { version: '2', rollout: { percent: 100 }, since },
  });
  await makeLive(store, areaBuild('quality', '1'));
  const { areas } = await read(app, kiosk);
  assert.deepEqual(
    areas.map(({ manifest, canary }) => [manifest.name, canary]),
    [['cases', undefined]],
  );
});

test('an area of another origin is listed when the settings list the origin, and the page then lets it in', async () => {
  const elsewhere = areaBuild('cases', '1', { address: 'https://saker.example/cases/1' });
  const open = await portal({ AREA_ORIGINS: 'https://saker.example' });
  const closed = await portal();
  for (const { store } of [open, closed]) {
    await putRelease(store, 'cases', '1', elsewhere.release, []);
    await makeLive(store, { ...elsewhere, files: [] });
    await makeLive(store, shellBuild('1'));
  }
  const [entry] = (await read(open.app)).areas;
  assert.equal(entry?.entry, 'https://saker.example/cases/1/remoteEntry.js');
  const policy = String((await open.app.inject('/')).headers['content-security-policy']);
  assert.match(policy, /script-src 'self' https:\/\/saker\.example;/);
  assert.deepEqual((await open.app.inject('/config.json')).json<{ areaOrigins: string[] }>().areaOrigins, [
    'https://saker.example',
  ]);
  assert.deepEqual((await read(closed.app)).areas, []);
  assert.doesNotMatch(String((await closed.app.inject('/')).headers['content-security-policy']), /saker/);
});

test('releases in Blob are served from a copy on this machine, which lives on while Blob is away', async () => {
  const azurite = await startAzurite();
  const { address, connection } = await azurite.container('releases');
  const store = openStore(address, { connection });
  await makeLive(store, shellBuild('1'));
  await makeLive(store, areaBuild('cases', '1'));
  await makeLive(store, areaBuild('cases', '2'));
  const app = await buildTestApp(
    {
      BYGGTUN_RELEASES: address,
      BYGGTUN_RELEASES_CONNECTION: connection,
      BYGGTUN_DATA: temporaryFolder(),
    },
    database,
  );
  assert.deepEqual(versionsOf(await read(app)), ['cases@2']);
  assert.equal((await app.inject('/remotes/cases/2/remoteEntry.js')).body, 'entry of cases@2');
  assert.match((await app.inject('/')).body, /<p>1</);
  const old = await app.inject('/remotes/cases/1/remoteEntry.js');
  assert.equal(old.body, 'entry of cases@1');
  assert.match(String(old.headers['cache-control']), /immutable/);
  assert.equal((await app.inject('/remotes/cases/9/remoteEntry.js')).statusCode, 404);
  await azurite.stop();
  assert.deepEqual(versionsOf(await read(app)), ['cases@2']);
});
