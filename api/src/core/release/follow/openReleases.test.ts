import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { startAzurite } from '../../../testing/azurite';
import { areaBuild, makeLive, shellBuild, temporaryFolder } from '../../../testing/builders/releases';
import { relayBlob } from '../../../testing/relayBlob';
import { buildTestApp } from '../../../testing/testApp';
import { testDatabase } from '../../../testing/testDatabase';
import type { Connection } from '../../database/connect';
import { openStore } from '../store/openStore';

let azurite: Awaited<ReturnType<typeof startAzurite>>;
let database: Connection;
before(async () => {
  [azurite, database] = await Promise.all([startAzurite(), testDatabase()]);
});

let number = 0;
/** A store in Blob, and servers that follow it. */
const scene = async () => {
  const container = await azurite.container(`releases${++number}`);
  const relay = await relayBlob(container);
  return {
    relay,
    store: openStore(container.address, { connection: container.connection }),
    start: (data = temporaryFolder()) =>
      buildTestApp(
        {
          BYGGTUN_RELEASES: relay.address,
          BYGGTUN_RELEASES_CONNECTION: relay.connection,
          BYGGTUN_DATA: data,
        },
        database,
      ),
  };
};

test('a server has the scripts of a shell that it has not heard of yet, and one that has just been started those of an older one', async () => {
  const { store, start } = await scene();
  await makeLive(store, shellBuild('1', {}, { 'assets/first.1.js': 'first' }));
  const app = await start();
  assert.match((await app.inject('/')).body, /<p>1</);
  await makeLive(store, shellBuild('2', {}, { 'assets/second.2.js': 'second' }), { previous: ['1'] });
  const second = await app.inject('/assets/second.2.js');
  assert.equal(second.body, 'second');
  assert.match(String(second.headers['cache-control']), /immutable/);
  const fresh = await start();
  const first = await fresh.inject('/assets/first.1.js');
  assert.equal(first.body, 'first');
  assert.match(String(first.headers['cache-control']), /immutable/);
  const { statusCode, headers } = await fresh.inject('/assets/gone.1.js');
  assert.equal(statusCode, 404);
  assert.equal(headers['cache-control'], 'no-store');
});

test('who asks for what is not there, again and again, has nothing fetched; who asks together has it fetched once', async () => {
  const { store, relay, start } = await scene();
  await makeLive(store, shellBuild('1', {}, { 'assets/first.1.js': 'first' }));
  await makeLive(store, shellBuild('2'), { previous: ['1'] });
  await makeLive(store, areaBuild('cases', '1'));
  await makeLive(store, areaBuild('cases', '2'));
  const app = await start();
  await app.inject('/remotes.json');
  const askThrice = (url: string) => Promise.all([url, url, url].map((each) => app.inject(each)));
  const known = relay.countOf('/remotes/cases/2/');
  for (const gone of ['/remotes/cases/2/nothing.js', '/remotes/cases/9/remoteEntry.js'])
    for (const { statusCode, headers } of [...(await askThrice(gone)), await app.inject(gone)]) {
      assert.equal(statusCode, 404);
      assert.equal(headers['cache-control'], 'no-store');
    }
  assert.equal(relay.countOf('/remotes/cases/2/'), known);
  assert.equal(relay.countOf('/remotes/cases/9/'), 1);
  for (const { body } of await askThrice('/remotes/cases/1/remoteEntry.js'))
    assert.equal(body, 'entry of cases@1');
  assert.equal(relay.countOf('/remotes/cases/1/release.json'), 1);
  assert.equal((await app.inject('/remotes/cases/1/nothing.js')).headers['cache-control'], 'no-store');
  assert.equal(relay.countOf('/remotes/cases/1/release.json'), 1);
  for (const { body } of await askThrice('/assets/first.1.js')) assert.equal(body, 'first');
  const live = relay.countOf('/shell/2/release.json');
  await askThrice('/assets/nothing.js');
  assert.equal(relay.countOf('/shell/1/release.json'), 1);
  // What is live lies in memory.
  assert.equal(relay.countOf('/shell/2/release.json'), live);
  assert.equal(relay.countOf('/shell/assets/first.1.js.br'), 1);
});

test('a start while the store is away goes on with what was live last; without that, the page says what is wrong', async () => {
  const { store, relay, start } = await scene();
  await makeLive(store, shellBuild('1'));
  await makeLive(store, areaBuild('cases', '1'));
  const data = temporaryFolder();
  const first = await start(data);
  const registry = (await first.inject('/remotes.json')).body;
  await relay.stop();
  const again = await start(data);
  assert.match((await again.inject('/')).body, /<p>1</);
  assert.equal((await again.inject('/remotes.json')).body, registry);
  const answer = await (await start()).inject('/');
  assert.equal(answer.statusCode, 503);
  assert.match(answer.json<{ message: string }>().message, /får ikke lest hvilken versjon/);
});
