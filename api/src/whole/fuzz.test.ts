import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { putSetting } from '@byggtun/shared/contract/setting';
import fc from 'fast-check';

import { actionList } from '../areas/cases/action/actionList';
import { complaintList } from '../areas/cases/complaint/complaintList';
import { orderList } from '../areas/logistics/order/orderList';
import { checklistList } from '../areas/quality/checklist/checklistList';
import { scheduleList } from '../areas/quality/schedule/scheduleList';
import { addressesOf } from '../testing/fuzz/addresses';
import { bodiesOf } from '../testing/fuzz/bodies';
import { mainRoutes } from '../testing/fuzz/companyBodies';
import { createFuzzer } from '../testing/fuzz/fuzzer';
import { goodBodies, staffRoutes } from '../testing/fuzz/goodBodies';
import { nastyText } from '../testing/fuzz/nasty';
import { routesWithAddress } from '../testing/fuzz/routesWithAddress';
import type { Known } from '../testing/fuzz/valueOf';
import { buildGround, type Ground } from '../testing/rights/ground';

/** `FUZZ_SEED=…` repeats what a failed run has told, `FUZZ_RUNS=…` tries more. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647);
const numRuns = Number(process.env.FUZZ_RUNS ?? 1000);

let ground: Ground;
let known: Known;
let good: Awaited<ReturnType<typeof goodBodies>>;
let fuzz: Awaited<ReturnType<typeof createFuzzer>>;

before(async () => {
  ground = await buildGround();
  for (let count = 0; count < 10; count++)
    await Promise.all([
      ground.contractorsComplaint(),
      ground.developersComplaint(),
      ground.contractorsAction(),
      ground.developersAction(),
    ]);
  known = {
    highestId: 30,
    names: [
      'id',
      ...[complaintList, actionList, scheduleList, checklistList, orderList].flatMap(({ columns }) =>
        Object.keys(columns),
      ),
    ],
    guids: [await ground.image(), await ground.fileOf('developer other')],
  };
  good = await goodBodies(ground);
  fuzz = await createFuzzer(ground, seed);
});

test('what the fuzzed bodies depart from is accepted', async () => {
  for (const [route, [given], address = route.path] of good) {
    // A number is good for one form.
    const body = 'requestId' in given ? { ...given, requestId: randomUUID() } : given;
    const { scene } = ground;
    const contractor = mainRoutes.includes(route) ? scene.main : scene.worker;
    const who = staffRoutes.includes(route) ? scene.staff : contractor;
    const { statusCode, body: said } = await scene.call(who, route.method, address, body);
    assert.equal(statusCode, 200, `${route.path}: ${said}`);
  }
});

test(`${numRuns} bodies to each call: no 500, nothing changed by who may not, nothing run`, async (t) => {
  for (const [route, bodies, url = route.path] of good)
    await t.test(`${route.method} ${route.path}`, () => {
      const drawn = fc.sample(bodiesOf(route, known, bodies), { seed, numRuns });
      return fuzz(
        route,
        drawn.map((body) => ({ ...body, url })),
      );
    });
});

test('addresses of each other call: no 500, nothing changed by who may not, nothing run', async (t) => {
  for (const route of routesWithAddress)
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
