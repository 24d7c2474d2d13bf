import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Project } from '@byggtun/shared/contract/project';
import { type PsiAgreement, psiTexts } from '@byggtun/shared/contract/psi';

import { today } from '../../../core/time/today';
import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { createDocument, giveCard } from '../../../testing/builders/projects';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { bearer } from '../../../testing/tokenFor';

let scene: Scene;
before(async () => {
  scene = await buildScene();
  await giveCard(scene.app, scene.worker);
  await giveCard(scene.app, scene.stranger);
});

const make = async ({ hasPsi = true } = {}) => {
  const { db } = scene.app.database;
  const id = await createProject(db);
  await joinProject(db, id, scene.worker.companyId);
  if (hasPsi) await createDocument(scene.app, id);
  return id;
};

const put = async (who: TestContact, payload: string) => {
  const answer = await scene.app.inject({
    method: 'PUT',
    url: '/api/user/person/settings/psiAgreement',
    headers: { ...(await bearer(scene.app, who.email)), 'content-type': 'text/plain' },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<{ message?: string; value?: string }>() };
};
const confirm = (who: TestContact, ...ids: number[]) =>
  put(who, JSON.stringify(Object.fromEntries(ids.map((id) => [id, { date: '2020-01-01', confirm: true }]))));
const open = async (who: TestContact, id: number) =>
  (await scene.call(who, 'GET', `/project/${id}/psi`)).statusCode;
const stored = async (who: TestContact) => {
  const { value } = (await scene.call(who, 'GET', '/user/person/settings/psiAgreement')).json<{
    value: string;
  }>();
  return JSON.parse(value) as PsiAgreement;
};

test('who is turned away: no token, a project of others, what is no agreement', async () => {
  const id = await make();
  assert.equal((await scene.call(undefined, 'PUT', '/user/person/settings/psiAgreement')).statusCode, 401);
  assert.equal(await open(scene.stranger, id), 404);
  assert.equal((await confirm(scene.stranger, id)).status, 404);
  assert.equal((await confirm(scene.worker, 2147483647)).status, 404);
  assert.equal((await confirm(scene.worker, 9999999999)).status, 404);
  assert.equal((await confirm(scene.worker, id, 2147483647)).status, 404);
  for (const wrong of [
    '',
    'ja',
    '[]',
    '{"x":{"date":"2026-01-01","confirm":true}}',
    `{"${id}":{"date":"i dag","confirm":true}}`,
  ])
    assert.equal((await put(scene.worker, wrong)).status, 400, wrong);
  assert.deepEqual(await stored(scene.worker), {});
});

test('not without a document, not without a card, not unopened, not twice: each is told why', async () => {
  const missing = await make({ hasPsi: false });
  assert.equal(await open(scene.worker, missing), 404);
  const id = await make();
  const said = async (who: TestContact, project: number) => {
    const { status, message } = await confirm(who, project);
    return [status, message];
  };
  assert.deepEqual(await said(scene.worker, missing), [400, psiTexts.missing]);
  assert.equal(await open(scene.colleague, id), 200);
  assert.deepEqual(await said(scene.colleague, id), [400, psiTexts.noCard]);
  assert.deepEqual(await said(scene.worker, id), [400, psiTexts.unopened]);
  assert.deepEqual(await stored(scene.worker), {});
  assert.equal(await open(scene.worker, id), 200);
  const seen = async () => (await scene.call(scene.worker, 'GET', `/project/${id}`)).json<Project>();
  assert.deepEqual([(await seen()).psiConfirmed, (await seen()).isPsiMissing], [false, false]);
  assert.equal((await said(scene.worker, id))[0], 200);
  assert.equal((await seen()).psiConfirmed, true);
  assert.deepEqual(await said(scene.worker, id), [400, psiTexts.confirmed]);
});

test('a card that has run out is a card', async () => {
  const id = await make();
  await scene.app.database.pool.query(
    `update contact_person set hms_card_issued_date = '2001-01-01' where id = ${scene.worker.id}`,
  );
  await open(scene.worker, id);
  assert.equal((await confirm(scene.worker, id)).status, 200);
});

test('confirmations are merged, the day of the first stays, and what is taken back is not heard', async () => {
  const [first, second] = [await make(), await make()];
  const who = scene.worker;
  for (const id of [first, second]) await open(who, id);
  await confirm(who, first);
  await scene.app.database.pool.query(
    `update psi_agreement set confirmed_on = '2026-01-05' where project_id = ${first}`,
  );
  const { status, value = '' } = await confirm(who, first, second);
  assert.equal(status, 200);
  const { [first]: one, [second]: other } = JSON.parse(value) as PsiAgreement;
  assert.deepEqual(
    [one, other],
    [
      { date: '2026-01-05', confirm: true },
      { date: today(), confirm: true },
    ],
  );
  assert.equal((await put(who, `{"${first}":{"date":"2026-02-02","confirm":false}}`)).status, 200);
  assert.deepEqual((await stored(who))[first], { date: '2026-01-05', confirm: true });
});

test('one that is refused keeps those beside it from being stored', async () => {
  const [allowed, unopened] = [await make(), await make()];
  await open(scene.worker, allowed);
  assert.equal((await confirm(scene.worker, allowed, unopened)).status, 400);
  assert.equal(allowed in (await stored(scene.worker)), false);
});

test('of two at once one is stored and the other is told that it was', async () => {
  const id = await make();
  await open(scene.worker, id);
  const statuses = (await Promise.all([confirm(scene.worker, id), confirm(scene.worker, id)])).map(
    ({ status }) => status,
  );
  assert.deepEqual(statuses.sort(), [200, 400]);
});
