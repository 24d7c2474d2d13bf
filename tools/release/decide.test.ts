import assert from 'node:assert/strict';
import { test } from 'node:test';

import { putRelease } from '@byggtun/api/release/putRelease';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import { areaBuild, shellBuild, temporaryStore } from '@byggtun/api/testing/builders/releases';

import { currentState } from './currentState';
import { decideCanary } from './decide/decideCanary';
import { decideDisable } from './decide/decideDisable';
import { decidePromote } from './decide/decidePromote';
import { decideRelease } from './decide/decideRelease';
import { decideRollback } from './decide/decideRollback';
import { liveOf } from './liveOf';

type Build = ReturnType<typeof areaBuild> | ReturnType<typeof shellBuild>;

const put = async (store: ReleaseStore, { release, files }: Build) => {
  const [name, version] =
    'manifest' in release ? [release.manifest.name, release.manifest.version] : ['shell', release.version];
  await putRelease(store, name, version, release, files);
  return { name, version };
};

/** Uploads and releases as the command does; `seen` is what is live now. */
const release = async (store: ReleaseStore, build: Build, by = 'Kari') => {
  const { name, version } = await put(store, build);
  const seen = liveOf(await currentState(store), name);
  return store.flip(by, decideRelease(store, { name, version, seen }));
};
const live = async (store: ReleaseStore, name: string) => liveOf(await currentState(store), name);
const rollBack = async (store: ReleaseStore, name: string) =>
  store.flip('Kari', decideRollback(store, { name, seen: await live(store, name) }));

test('a release and its way back', async () => {
  const store = temporaryStore();
  for (const version of ['1', '2', '3']) await release(store, areaBuild('cases', version));
  assert.deepEqual((await live(store, 'cases'))?.previous, ['2', '1']);
  await rollBack(store, 'cases');
  assert.equal((await live(store, 'cases'))?.version, '2');
  await rollBack(store, 'cases');
  assert.equal((await live(store, 'cases'))?.version, '1');
  await assert.rejects(rollBack(store, 'cases'), /ingen versjon før seg/);
  await release(store, areaBuild('cases', '3'));
  assert.deepEqual((await live(store, 'cases'))?.previous, ['1']);
});

test('the same version again is told to be live already', async () => {
  const store = temporaryStore();
  await release(store, areaBuild('cases', '1'));
  await assert.rejects(release(store, areaBuild('cases', '1')), /allerede i drift/);
});

test('of two releases of one area at once, one wins and the other is told who', async () => {
  const store = temporaryStore();
  await release(store, areaBuild('cases', '1'));
  const seen = await live(store, 'cases');
  const both = await Promise.allSettled(
    ['2', '3'].map(async (version) => {
      const { name } = await put(store, areaBuild('cases', version));
      return store.flip(`Person ${version}`, decideRelease(store, { name, version, seen }));
    }),
  );
  const [loser] = both.filter((each) => each.status === 'rejected');
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
  const winner = await live(store, 'cases');
  assert.match(String(loser?.reason), new RegExp(`${winner?.since.by} var først: cases@${winner?.version}`));
  assert.equal((await currentState(store)).revision, 2);
});

test('different areas at once all go live', async () => {
  const store = temporaryStore();
  await Promise.all(['cases', 'quality', 'profile'].map((name) => release(store, areaBuild(name, '1'))));
  assert.deepEqual(Object.keys((await currentState(store)).areas).sort(), ['cases', 'profile', 'quality']);
});

test('an address or a place that another area has is refused, also when both come at once', async () => {
  const store = temporaryStore();
  const mine = { path: '/complaints/:id', title: 'Sak', audience: 'everyone' } as const;
  const theirs = { ...mine, path: '/complaints/:caseId' };
  const both = await Promise.allSettled([
    release(store, areaBuild('cases', '1', { manifest: { routes: [mine] } })),
    release(store, areaBuild('quality', '1', { manifest: { routes: [theirs] } })),
  ]);
  const [loser] = both.filter((each) => each.status === 'rejected');
  assert.match(String(loser?.reason), /Adressen \/complaints\/:\w+ finnes allerede i (cases|quality)@1/);
  const slot = { slot: 'house.cards', name: 'card', order: 1, audience: 'everyone' } as const;
  const house = { path: '/house', title: 'Bygg', slots: [String(slot.slot)], audience: 'everyone' as const };
  await release(store, areaBuild('projects', '1', { manifest: { routes: [house] } }));
  await release(store, areaBuild('profile', '1', { manifest: { slots: [slot] } }));
  await assert.rejects(
    release(store, areaBuild('logistics', '1', { manifest: { slots: [slot] } })),
    /Bidraget card til house\.cards finnes allerede i profile@1/,
  );
  await assert.rejects(
    release(store, areaBuild('projects', '2')),
    /profile@1 fyller house\.cards med card, men ingen side har den plassen/,
  );
  await assert.rejects(
    release(store, areaBuild('logistics', '2', { manifest: { slots: [{ ...slot, slot: 'house.card' }] } })),
    /logistics@2 fyller house\.card med card, men ingen side har den plassen/,
  );
});

test('an area must fit the live shell: its host range, and every import that it takes', async () => {
  const store = temporaryStore();
  await release(store, shellBuild('1'));
  await assert.rejects(
    release(store, areaBuild('cases', '1', { manifest: { host: '^2.0.0' } })),
    /cases@1 trenger vert-API \^2\.0\.0; shell@1 gir 1\.1\.0/,
  );
  await assert.rejects(
    release(store, areaBuild('cases', '2', { later: ['antd/es/rate'] })),
    /cases@2 trenger antd\/es\/rate, som shell@1 ikke gir/,
  );
  await release(store, areaBuild('cases', '3'));
});

test('a shell that live areas do not fit is refused, and names them', async () => {
  const store = temporaryStore();
  await release(store, shellBuild('1'));
  await release(store, areaBuild('cases', '1'));
  await release(store, areaBuild('quality', '1', { shared: [] }));
  await assert.rejects(
    release(store, shellBuild('2', { modules: {} })),
    /^ReleaseProblem: cases@1 trenger react, som shell@2 ikke gir\.$/,
  );
  await assert.rejects(release(store, shellBuild('3', { hostVersion: '2.0.0' })), /cases@1 .*\n.*quality@1/);
  assert.equal((await live(store, 'shell'))?.version, '1');
  await release(store, shellBuild('4'));
  await rollBack(store, 'shell');
  assert.equal((await live(store, 'shell'))?.version, '1');
});

test('what is only half there never goes live, not as a canary and not by a roll-back', async () => {
  const store = temporaryStore();
  await release(store, areaBuild('cases', '1'));
  await release(store, areaBuild('cases', '2'));
  await put(store, areaBuild('cases', '3'));
  await store.remove('remotes/cases/3/assets/area.1.js');
  await store.putFile('remotes/cases/1/remoteEntry.js', Buffer.from('entry of cases@l'));
  const canary = decideCanary(store, { name: 'cases', version: '3', rollout: { percent: 1 } });
  await assert.rejects(store.flip('Kari', canary), /ikke helt lastet opp: assets\/area\.1\.js mangler/);
  await assert.rejects(rollBack(store, 'cases'), /ikke den filen som ble bygd/);
  await store.putFile('remotes/cases/4/remoteEntry.js', Buffer.from('x'));
  const early = decideRelease(store, { name: 'cases', version: '4', seen: await live(store, 'cases') });
  await assert.rejects(store.flip('Kari', early), /release\.json finnes ikke/);
  assert.equal((await live(store, 'cases'))?.version, '2');
});

test('a canary is tried by some, promoted to all or taken back', async () => {
  const store = temporaryStore();
  await release(store, areaBuild('cases', '1'));
  await put(store, areaBuild('cases', '2'));
  const tryIt = () =>
    store.flip('Kari', decideCanary(store, { name: 'cases', version: '2', rollout: { role: 'PRL' } }));
  await tryIt();
  assert.deepEqual((await live(store, 'cases'))?.canary?.rollout, { role: 'PRL' });
  await rollBack(store, 'cases');
  assert.equal((await live(store, 'cases'))?.canary, undefined);
  assert.equal((await live(store, 'cases'))?.version, '1');
  await tryIt();
  await store.flip('Kari', decidePromote(store, 'cases'));
  assert.equal((await live(store, 'cases'))?.version, '2');
  assert.deepEqual((await live(store, 'cases'))?.previous, ['1']);
  await assert.rejects(store.flip('Kari', decidePromote(store, 'cases')), /ingen prøveversjon/);
});

test('of two roll-backs at once one is made, of a canary too, and the other is told who was first', async () => {
  const store = temporaryStore();
  for (const version of ['1', '2', '3']) await release(store, areaBuild('cases', version));
  const bothRollBack = async () => {
    const seen = await live(store, 'cases');
    const both = await Promise.allSettled(
      ['Kari', 'Per'].map((by) => store.flip(by, decideRollback(store, { name: 'cases', seen }))),
    );
    const [loser] = both.filter((each) => each.status === 'rejected');
    assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.match(
      String(loser?.reason),
      /(Kari|Per) var først: cases@2 er i drift nå\. Ingenting er endret\.$/,
    );
    assert.equal((await live(store, 'cases'))?.version, '2');
  };
  await bothRollBack();
  await store.flip('Kari', decideCanary(store, { name: 'cases', version: '3', rollout: { percent: 10 } }));
  await bothRollBack();
});

test('an area that is turned off stays so over a release, until it is turned on', async () => {
  const store = temporaryStore();
  await release(store, areaBuild('cases', '1'));
  await store.flip('Kari', decideDisable('cases', 'disable'));
  await release(store, areaBuild('cases', '2'));
  assert.equal((await live(store, 'cases'))?.disabled?.by, 'Kari');
  await assert.rejects(store.flip('Per', decideDisable('cases', 'disable')), /allerede slått av av Kari/);
  await store.flip('Per', decideDisable('cases', 'enable'));
  assert.equal((await live(store, 'cases'))?.disabled, undefined);
  await release(store, shellBuild('1'));
  await assert.rejects(store.flip('Per', decideDisable('shell', 'disable')), /Skallet kan ikke slås av/);
});
