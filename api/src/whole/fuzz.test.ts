import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { sendChunk } from '@byggtun/shared/contract/attachmentCalls';
import { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import { putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';
import type { Route } from '@byggtun/shared/contract/route';
import { putSetting } from '@byggtun/shared/contract/setting';
import { getProfile } from '@byggtun/shared/contract/user';
import fc from 'fast-check';

import { areas } from '../areas';
import { contractRoutes } from '../testing/contractRoutes';
import { addressesOf } from '../testing/fuzz/addresses';
import { areaFuzz, type GoodCall, goodCalls } from '../testing/fuzz/areaFuzz';
import { bodiesOf } from '../testing/fuzz/bodies';
import { createFuzzer } from '../testing/fuzz/fuzzer';
import { nastyText } from '../testing/fuzz/nasty';
import { routesWithAddress } from '../testing/fuzz/routesWithAddress';
import type { Known } from '../testing/fuzz/valueOf';
import { buildGround, type Ground } from '../testing/rights/ground';

/** `FUZZ_SEED=…` repeats what a failed run has told, `FUZZ_RUNS=…` tries more. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);
const numRuns = Number(process.env.FUZZ_RUNS ?? 1000);

const parts = await areaFuzz(areas);
const addressed = await routesWithAddress();

let ground: Ground;
let known: Known;
let calls: GoodCall[];
let fuzz: Awaited<ReturnType<typeof createFuzzer>>;

before(async () => {
  ground = await buildGround();
  const columns = parts.flatMap(({ lists }) => lists).flatMap(({ columns }) => Object.keys(columns));
  known = {
    highestId: 30,
    names: ['id', ...columns],
    guids: [await ground.image(), await ground.fileOf('developer other')],
  };
  calls = await goodCalls(ground, parts);
  fuzz = await createFuzzer(ground, seed);
});

/** Bytes and texts as they are, which are tried by themselves, and what carries another key. */
const elsewhere = [sendChunk, putProfilePhoto, putSetting, postInfotechEvent];

test('no call that takes a body is missing', async () => {
  const known = new Set<Route>([...elsewhere, ...calls.map(({ good: [route] }) => route)]);
  const missing = (await contractRoutes()).filter(([, route]) => route.body && !known.has(route));
  assert.deepEqual(
    missing.map(([name]) => name),
    [],
  );
});

test('what the fuzzed bodies depart from is accepted', async () => {
  for (const { sender, good } of calls) {
    const [route, [given], address = route.path] = good;
    // A number is good for one form.
    const body = 'requestId' in given ? { ...given, requestId: randomUUID() } : given;
    const { scene } = ground;
    const { statusCode, body: said } = await scene.call(scene[sender], route.method, address, body);
    assert.equal(statusCode, 200, `${route.path}: ${said}`);
  }
});

test(`${numRuns} bodies to each call: no 500, nothing changed by who may not, nothing run`, async (t) => {
  for (const call of calls) {
    const [route, bodies, url = route.path] = call.good;
    await t.test(`${route.method} ${route.path}`, () => {
      const count = call.isOwn ? Math.ceil(numRuns / 5) : numRuns;
      const drawn = fc.sample(bodiesOf(route, known, bodies), { seed, numRuns: count });
      return fuzz(
        route,
        drawn.map((body) => ({ ...body, url })),
        call,
      );
    });
  }
});

test('addresses of each other call: no 500, nothing changed by who may not, nothing run', async (t) => {
  for (const route of addressed)
    await t.test(`${route.method} ${route.path}`, () => {
      const drawn = fc.sample(addressesOf(route, known), { seed, numRuns: Math.ceil(numRuns / 5) });
      return fuzz(
        route,
        drawn.map((url) => ({ url })),
      );
    });
});

test('texts to the confirmed safety instructions: no 500, nothing changed by who may not, nothing run', () => {
  const entry = fc.record({ date: fc.oneof(fc.constant('2026-11-22'), nastyText), confirm: fc.boolean() });
  const key = fc.oneof(fc.integer().map(String), nastyText);
  const text = fc.oneof(
    nastyText,
    fc.dictionary(key, entry).map((value) => JSON.stringify(value)),
  );
  const url = putSetting.path.replace(':key', 'psiAgreement');
  const payloads = fc.sample(text, { seed, numRuns });
  return fuzz(
    putSetting,
    payloads.map((payload) => ({ url, payload, contentType: 'text/plain' })),
  );
});

test('those who sent can still come in', async () => {
  const { scene } = ground;
  for (const who of [scene.worker, scene.main, scene.staff])
    assert.equal((await scene.call(who, 'GET', getProfile.path)).statusCode, 200);
});

test('no comment that came of it holds anything that a browser would run', async () => {
  const { scene } = ground;
  const { rows } = await scene.app.database.pool.query<{ html: string }>(
    'select html from comment where html is not null',
  );
  assert.ok(rows.length > 0);
  const harmless =
    /^<\/?(p|br|strong|em|u|ul|ol|li|a|span)( (href="(https?:|mailto:|tel:)[^"]*"|rel="[^"]*"|target="_blank"|data-mention="\d+"))*( \/)?>$/;
  for (const { html } of rows)
    for (const piece of html.split('<').slice(1))
      assert.match(`<${piece.slice(0, piece.indexOf('>') + 1)}`, harmless, `FUZZ_SEED=${seed}: ${html}`);
});
