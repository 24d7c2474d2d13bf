import assert from 'node:assert/strict';
import { mkdirSync, openSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { startAzurite } from '../../../testing/azurite';
import {
  areaBuild,
  makeLive,
  shellBuild,
  temporaryFolder,
  temporaryStore,
} from '../../../testing/builders/releases';
import { relayBlob } from '../../../testing/relayBlob';
import { until } from '../../../testing/until';
import { putRelease } from '../putRelease';
import { readStoredFiles } from '../readFiles';
import { readHistory } from '../readHistory';
import { readAreaRelease } from '../readRelease';
import { folderStore } from './folderStore';
import { openStore } from './openStore';
import { parseState } from './parseState';
import { ReleaseProblem } from './ReleaseProblem';
import type { Change, ReleaseStore, Stamp } from './releaseStore';

let azurite: Awaited<ReturnType<typeof startAzurite>>;
before(async () => {
  azurite = await startAzurite();
});

let number = 0;
/** The same must hold of every kind of store. */
const kinds: Record<string, () => Promise<ReleaseStore>> = {
  'a folder': () => Promise.resolve(temporaryStore()),
  'a Blob container': async () => {
    const { address, connection } = await azurite.container(`releases${++number}`);
    return openStore(address, { connection });
  },
};

const change = (name: string, version: string, since: Stamp): Change => ({
  action: 'release',
  name,
  version,
  live: { version, since, previous: [] },
});
const stateOf = async (store: ReleaseStore) => parseState((await store.readState())?.text);

for (const [kind, open] of Object.entries(kinds)) {
  test(`${kind}: nothing is live at first, and the mark changes with each flip alone`, async () => {
    const store = await open();
    const first = await store.readState();
    assert.equal(first?.text, undefined);
    assert.equal(await store.readState(first?.mark), undefined);
    await makeLive(store, areaBuild('cases', '1'));
    const second = await store.readState(first?.mark);
    assert.equal(parseState(second?.text).areas.cases?.version, '1');
    assert.equal(await store.readState(second?.mark), undefined);
  });

  test(`${kind}: twenty flips at once are twenty revisions, and their history is whole`, async () => {
    const store = await open();
    const names = Array.from({ length: 4 }, (_, index) => `area${'abcd'[index]}`);
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        names.map((name) =>
          store.flip(name, (_state, since) => Promise.resolve(change(name, `${round}`, since))),
        ),
      );
    const state = await stateOf(store);
    assert.equal(state.revision, 20);
    assert.deepEqual(
      Object.values(state.areas).map(({ version }) => version),
      ['4', '4', '4', '4'],
    );
    const history = await readHistory(store, state, 50);
    assert.deepEqual(
      history.map(({ revision }) => revision),
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
    assert.equal((await readHistory(store, state, 3)).length, 3);
  });

  test(`${kind}: a flip that is refused changes nothing`, async () => {
    const store = await open();
    await makeLive(store, areaBuild('cases', '1'));
    const refuse = () => Promise.reject(new ReleaseProblem('nei'));
    await assert.rejects(store.flip('Kari', refuse), /nei/);
    assert.equal((await stateOf(store)).revision, 1);
    await makeLive(store, areaBuild('cases', '2'));
  });

  test(`${kind}: a version is written once; the same again is left alone, other bytes are refused`, async () => {
    const store = await open();
    const { release, files } = areaBuild('cases', '1');
    assert.equal(await putRelease(store, 'cases', '1', release, files), true);
    assert.equal(await putRelease(store, 'cases', '1', release, files), false);
    const other = areaBuild('cases', '1', { files: [] });
    await assert.rejects(putRelease(store, 'cases', '1', other.release, []), /med annet innhold/);
    assert.deepEqual(await store.list('remotes'), ['cases']);
    assert.deepEqual(await store.list('remotes/cases'), ['1']);
  });

  test(`${kind}: what is missing or has a byte changed is found, and mended by the same upload`, async () => {
    const store = await open();
    const { release, files } = areaBuild('cases', '1');
    await putRelease(store, 'cases', '1', release, files);
    await store.putFile('remotes/cases/1/assets/area.1.js', Buffer.from('arex'));
    await assert.rejects(
      readStoredFiles(store, 'cases', '1', release),
      /area\.1\.js er ikke den filen som ble bygd/,
    );
    await store.remove('remotes/cases/1/assets/area.1.js');
    await assert.rejects(readStoredFiles(store, 'cases', '1', release), /assets\/area\.1\.js mangler/);
    assert.equal(await putRelease(store, 'cases', '1', release, files), true);
    assert.equal((await readStoredFiles(store, 'cases', '1', release)).length, 2);
    await store.putFile('remotes/cases/1/remoteEntry.js.br', Buffer.from('no brotli'));
    await assert.rejects(readStoredFiles(store, 'cases', '1', release), /remoteEntry\.js\.br er ikke/);
  });

  test(`${kind}: an upload that ended half-way is no release`, async () => {
    const store = await open();
    await store.putFile('remotes/cases/1/remoteEntry.js', Buffer.from('x'));
    await assert.rejects(readAreaRelease(store, 'cases', '1'), /ikke helt lastet opp/);
    const { release, files } = areaBuild('cases', '1');
    await putRelease(store, 'cases', '1', release, files);
    assert.equal((await readStoredFiles(store, 'cases', '1', release)).length, 2);
  });

  test(`${kind}: versions of the shell share their hashed files`, async () => {
    const store = await open();
    const more = { 'assets/new.1.js': 'new' };
    await makeLive(store, shellBuild('1'));
    await makeLive(store, shellBuild('2', {}, more));
    assert.deepEqual((await store.list('shell/assets')).sort(), ['new.1.js', 'react.01234567.js']);
    assert.deepEqual((await store.list('shell')).sort(), ['1', '2', 'assets']);
    const foreign = shellBuild('3', {}, { 'assets/new.1.js': 'another' });
    await assert.rejects(
      putRelease(store, 'shell', '3', foreign.release, foreign.files),
      /new\.1\.js finnes fra før/,
    );
    await store.remove('shell/1');
    assert.deepEqual((await store.list('shell')).sort(), ['2', 'assets']);
  });
}

/** What the lock of somebody who died says. */
const lockOfDead = () =>
  JSON.stringify({ by: 'Kari', at: new Date().toISOString(), pid: 2 ** 22 + 1, host: hostname() });

test('a folder: the lock of somebody who died is cleared away, and that is said', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'registry.lock'), lockOfDead());
  const said: string[] = [];
  await makeLive(
    folderStore(folder, (sentence) => said.push(sentence)),
    areaBuild('cases', '1'),
  );
  assert.match(said.join(), /Låsen etter Kari fra .* er foreldet/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('lock')),
    [],
  );
});

test('a folder: a lock whose writing was cut off is cleared away when it is old', async () => {
  const folder = temporaryFolder();
  const lock = join(folder, 'registry.lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  const said: string[] = [];
  await makeLive(
    folderStore(folder, (sentence) => said.push(sentence)),
    areaBuild('cases', '1'),
  );
  assert.match(said.join(), /En lås uten navn er foreldet/);
});

test('a folder: who takes the lock in place of an old one keeps it, before their name stands in it too', async () => {
  const folder = temporaryFolder();
  const lock = join(folder, 'registry.lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  const said: string[] = [];
  const taken: number[] = [];
  const store = folderStore(folder, (sentence) => {
    said.push(sentence);
    if (taken.length > 0) return;
    rmSync(lock);
    taken.push(openSync(lock, 'wx'));
  });
  const flip = makeLive(store, areaBuild('cases', '1'));
  await until(() => taken.length > 0);
  // They write it now, and end without giving the lock back.
  for (const file of taken) writeFileSync(file, lockOfDead());
  await flip;
  assert.match(said.join(), /En lås uten navn er foreldet.*Låsen etter Kari fra .* er foreldet/);
});

test('a folder: a flip whose record can not be written is made, and the next one writes it', async () => {
  const store = temporaryStore();
  const inTheWay = join(store.folder, 'history');
  writeFileSync(inTheWay, '');
  await makeLive(store, areaBuild('cases', '1'));
  rmSync(inTheWay);
  await makeLive(store, areaBuild('cases', '2'));
  const history = await readHistory(store, await stateOf(store), 5);
  assert.deepEqual(
    history.map(({ version }) => version),
    ['2', '1'],
  );
});

test('a Blob container: a flip whose answer is lost on its way is made once', async () => {
  const container = await azurite.container(`releases${++number}`);
  const relay = await relayBlob(container);
  const store = openStore(relay.address, { connection: relay.connection });
  await makeLive(store, areaBuild('cases', '1'));
  relay.loseAnswer(/^PUT .*registry\.json/);
  const flip = await store.flip('Kari', (_state, since) => Promise.resolve(change('cases', '2', since)));
  const state = await stateOf(store);
  assert.deepEqual(state.last, flip);
  assert.equal(state.revision, 2);
});

test('a folder: a draft that a crash left behind is not seen', async () => {
  const store = temporaryStore();
  await makeLive(store, areaBuild('cases', '1'));
  mkdirSync(join(store.folder, 'incoming/x'), { recursive: true });
  writeFileSync(join(store.folder, 'registry.json.x.draft'), '{');
  assert.equal((await stateOf(store)).areas.cases?.version, '1');
});

test('a store at an address must be https, or on this machine', () => {
  assert.throws(() => openStore('http://lager.example/releases'), /https/);
  assert.equal(
    openStore('https://x.blob.core.windows.net/r?sv=1&sig=hemmelig').title,
    'https://x.blob.core.windows.net/r',
  );
});
