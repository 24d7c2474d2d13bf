import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';

import { putRelease } from '@byggtun/api/release/putRelease';
import { folderStore } from '@byggtun/api/release/store/folderStore';
import { areaBuild, shellBuild, temporaryFolder } from '@byggtun/api/testing/builders/releases';

import { currentState } from './currentState';
import { decideCanary } from './decide/decideCanary';
import { decideRelease } from './decide/decideRelease';
import { decideRollback } from './decide/decideRollback';
import { liveOf } from './liveOf';
import { publishBuilt } from './publishBuilt';

const lay = (
  folder: string,
  { release, files }: ReturnType<typeof areaBuild> | ReturnType<typeof shellBuild>,
) => {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of [...files, { path: 'release.json', content: JSON.stringify(release) }]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** A folder of builds and the store of a machine. */
const scene = () => {
  const dist = temporaryFolder();
  const releases = temporaryFolder();
  const store = folderStore(releases);
  lay(join(dist, 'shell'), shellBuild('1'));
  return {
    dist,
    releases,
    store,
    build: (name: string, version: string) => {
      rmSync(join(dist, 'remotes', name), { recursive: true, force: true });
      lay(join(dist, 'remotes', name, version), areaBuild(name, version));
    },
    start: () => publishBuilt(releases, dist),
    live: async (name: string) => liveOf(await currentState(store), name)?.version,
    rollBack: async (name: string) => {
      const seen = liveOf(await currentState(store), name);
      await store.flip('Kari', decideRollback(store, { name, seen }));
    },
  };
};

/** Digest of every file of a store, by path. */
const digests = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [
          relative(folder, path),
          createHash('sha256').update(readFileSync(path)).digest('hex'),
        ] as const;
      }),
  );

test('a start puts every new build live, and nothing the second time', async () => {
  const { build, start, live } = scene();
  build('cases', '1');
  build('quality', '1');
  assert.deepEqual(
    (await start()).map(({ name, by }) => [name, by]),
    [
      ['shell', 'npm start'],
      ['cases', 'npm start'],
      ['quality', 'npm start'],
    ],
  );
  assert.deepEqual(await start(), []);
  build('cases', '2');
  await start();
  assert.equal(await live('cases'), '2');
  build('cases', '1');
  await start();
  assert.equal(await live('cases'), '1');
});

test('what a person has rolled back, or released another version over, stays where it is', async () => {
  const { build, start, store, live, rollBack } = scene();
  build('cases', '1');
  await start();
  build('cases', '2');
  await start();
  await rollBack('cases');
  assert.deepEqual(await start(), []);
  assert.equal(await live('cases'), '1');
  build('cases', '3');
  await start();
  assert.equal(await live('cases'), '3');
  const seen = liveOf(await currentState(store), 'cases');
  await store.flip('Per', decideRelease(store, { name: 'cases', version: '2', seen }));
  assert.deepEqual(await start(), []);
  assert.equal(await live('cases'), '2');
});

test('a canary that a person has taken back stays out, over what starts have put live too', async () => {
  const { build, start, store, live, rollBack } = scene();
  build('cases', '1');
  await start();
  build('cases', '2');
  const { release, files } = areaBuild('cases', '2');
  await putRelease(store, 'cases', '2', release, files);
  await store.flip('Kari', decideCanary(store, { name: 'cases', version: '2', rollout: { percent: 10 } }));
  await rollBack('cases');
  assert.deepEqual(await start(), []);
  build('cases', '3');
  await start();
  assert.equal(await live('cases'), '3');
  build('cases', '2');
  assert.deepEqual(await start(), []);
});

test('releasing one area changes no byte of the shell or of another area', async () => {
  const { build, start, releases } = scene();
  build('cases', '1');
  build('quality', '1');
  await start();
  const before = digests(releases);
  build('cases', '2');
  await start();
  const changed = [...digests(releases)].filter(([path, digest]) => before.get(path) !== digest);
  assert.deepEqual(
    changed
      .map(([path]) => path)
      .filter((path) => !path.startsWith('remotes/cases/2/'))
      .sort(),
    ['history/000000004.json', 'registry.json'],
  );
});

test('what nobody can roll back to any more is cleared away; what was only uploaded stays', async () => {
  const { build, start, store, releases } = scene();
  for (const version of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    build('cases', version);
    await start();
  }
  await store.putFolder('remotes/cases/uploaded', [{ path: 'release.json', content: Buffer.from('{}') }]);
  await start();
  assert.deepEqual(readdirSync(join(releases, 'remotes/cases')).sort(), [
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    'uploaded',
  ]);
});

test('a build with a changed byte is not published', async () => {
  const { build, start, dist } = scene();
  build('cases', '1');
  writeFileSync(join(dist, 'remotes/cases/1/remoteEntry.js'), 'entry of cases@l');
  await assert.rejects(start(), /remoteEntry\.js er ikke den filen som ble bygd/);
});
