import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { getNewAberration } from '@byggtun/shared/contract/aberration';
import { addDays } from '@byggtun/shared/contract/day';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { today } from '../../../core/time/today';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { reportCalls } from '../testing/reportCalls';

type Who = Scene['main'] | undefined;
let scene: Scene;
let calls: Awaited<ReturnType<typeof reportCalls>>;
before(async () => {
  scene = await buildScene();
  calls = await reportCalls(scene);
});

const askNew = (who: Who, body: object = {}) =>
  scene.call(who, 'POST', '/aberration/aberration', { id: -1, category: 1, ...body });

const reports = async () => {
  const { db } = scene.app.database;
  const all = await db.selectFrom('aberration').select('id').execute();
  const actions = await db.selectFrom('action').select('id').execute();
  return [all.length, actions.length];
};

test('who is turned away from the form and from sending it', async () => {
  assert.equal((await askNew(undefined)).statusCode, 401);
  assert.equal((await calls.send(undefined)).statusCode, 401);
  assert.equal((await calls.sendRuh(undefined)).statusCode, 401);
  assert.equal((await askNew(scene.stranger, { projectId: calls.project })).statusCode, 404);
  const { statusCode, json } = await calls.send(scene.stranger, { responsible: scene.stranger.id });
  assert.deepEqual(
    [statusCode, json<{ errors: object }>().errors],
    [400, { projTable: ['Prosjektet kan ikke velges.'] }],
  );
  assert.deepEqual(await reports(), [0, 0]);
});

test('a new one starts with its defaults and everything to choose from', async () => {
  const form = (await askNew(scene.worker, { projectId: calls.project })).json<
    RouteAnswer<typeof getNewAberration>
  >();
  const { aberration, users, projects, buildings, sections } = form;
  assert.deepEqual(
    [aberration.id, aberration.category, aberration.registrated, aberration.timeLimit, aberration.projTable],
    [-1, 1, today(), addDays(today(), 14), calls.project],
  );
  assert.deepEqual(
    form.aberrationTypes.map(({ key }) => key),
    [calls.type.id],
  );
  assert.deepEqual(form.aberrationCauses, [
    { id: calls.type.causeId, name: 'Manglende sikring', aberrationTypeId: calls.type.id },
  ]);
  assert.deepEqual(
    form.aberrationSeveritiesList.map(({ value }) => value),
    ['Høy', 'Middels', 'Lav'],
  );
  assert.deepEqual(
    form.aberrationStatuses.map(({ value }) => value),
    ['Åpen', 'Under behandling', 'Behandlet'],
  );
  assert.deepEqual(form.aberrationLocationsList, [{ key: calls.location, value: 'Heissjakt' }]);
  assert.deepEqual(users.map(({ fullName }) => fullName).sort(), [
    'Kari Solberg',
    'Marte Haugen',
    'Piotr Kowalski',
    'Åse Strand',
  ]);
  assert.deepEqual(projects, [{ key: calls.project, value: 'Åsgård terrasse' }]);
  assert.deepEqual(buildings, [{ id: calls.place.houseId, name: 'Bygg 2' }]);
  assert.deepEqual(sections, [
    {
      id: calls.place.sectionId,
      houseId: calls.place.houseId,
      sectionNum: '014',
      apartmentKey: 'H0203',
      customer: null,
    },
  ]);
});

test('a RUH has types of its own; without a project there is no place to choose yet', async () => {
  const form = (await askNew(scene.staff, { category: 2 })).json<RouteAnswer<typeof getNewAberration>>();
  assert.deepEqual(
    form.aberrationTypes.map(({ key }) => key),
    [calls.ruhType.id],
  );
  assert.deepEqual([form.buildings, form.sections, form.aberration.projTable], [[], [], null]);
  assert.deepEqual(
    form.users.map(({ fullName }) => fullName),
    ['Kari Solberg'],
  );
  assert.equal(form.projects.length, 2);
});
