import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Project, ProjectWithImage } from '@byggtun/shared/contract/project';
import { type ProjectImage, projectImageWidths } from '@byggtun/shared/contract/projectFile';
import type { RecentProject } from '@byggtun/shared/contract/recentProject';

import { today } from '../../../core/time/today';
import { createBarrack, createStay } from '../../../testing/builders/barracks';
import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { createDocument, createImage } from '../../../testing/builders/projects';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { bearer } from '../../../testing/tokenFor';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const make = async () => {
  const id = await createProject(scene.app.database.db);
  await joinProject(scene.app.database.db, id, scene.worker.companyId);
  return id;
};
const mark = (who: TestContact, projectId: number, isFavourite: boolean) =>
  scene.call(who, 'POST', '/project/updateFavourite', { projectId, isFavourite });
const isMarked = async (who: TestContact, id: number) =>
  (await scene.call(who, 'GET', `/project/${id}`)).json<Project>().isFavourite;

test('favourites are developer staff’s, each their own; to say it twice changes nothing', async () => {
  const id = await make();
  assert.equal((await mark(scene.worker, id, true)).statusCode, 403);
  assert.equal((await mark(scene.stranger, id, true)).statusCode, 404);
  assert.equal((await mark(scene.staff, 2147483647, true)).statusCode, 404);
  for (const wanted of [true, true, false, false, true]) {
    const answer = await mark(scene.staff, id, wanted);
    assert.deepEqual([answer.statusCode, answer.json()], [200, { isFavourite: wanted }]);
    assert.equal(await isMarked(scene.staff, id), wanted);
  }
  assert.equal(await isMarked(scene.worker, id), false);
});

const recent = async (who: TestContact, top = '') =>
  (await scene.call(who, 'GET', `/project/recent${top}`)).json<RecentProject[]>();
const open = async (who: TestContact, id: number) =>
  (await scene.call(who, 'PUT', `/project/recent/${id}`)).statusCode;
const idsOf = (projects: RecentProject[]) => projects.map(({ id }) => id);

test('the projects that were opened last: the latest first, each once, six unless more are asked for', async () => {
  const ids = [];
  for (let count = 0; count < 8; count++) ids.push(await make());
  for (const id of ids) assert.equal(await open(scene.worker, id), 200);
  assert.equal(await open(scene.stranger, ids[0] ?? 0), 404);
  assert.deepEqual(idsOf(await recent(scene.worker)), ids.toReversed().slice(0, 6));
  assert.deepEqual(idsOf(await recent(scene.worker, '?top=24')), ids.toReversed());
  await open(scene.worker, ids[0] ?? 0);
  assert.deepEqual(idsOf(await recent(scene.worker, '?top=2')), [ids[0], ids[7]]);
  assert.deepEqual([await recent(scene.colleague), await recent(scene.stranger)], [[], []]);
  for (const wrong of ['?top=0', '?top=25', '?top=x'])
    assert.equal((await scene.call(scene.worker, 'GET', `/project/recent${wrong}`)).statusCode, 400, wrong);
});

test('one that is taken out is gone, for its person alone and until it is opened again; once more is no error', async () => {
  const id = await make();
  for (const who of [scene.main, scene.colleague]) await open(who, id);
  for (let count = 0; count < 2; count++)
    assert.equal((await scene.call(scene.main, 'DELETE', `/project/recent/${id}`)).statusCode, 200);
  assert.deepEqual([idsOf(await recent(scene.main)), idsOf(await recent(scene.colleague))], [[], [id]]);
  await open(scene.main, id);
  assert.deepEqual(idsOf(await recent(scene.main)), [id]);
});

test('a project that one may not see any more is not among the recent ones', async () => {
  const { db } = scene.app.database;
  const id = await make();
  await open(scene.main, id);
  assert.ok(idsOf(await recent(scene.main)).includes(id));
  await db.deleteFrom('project_company').where('project_id', '=', id).execute();
  assert.ok(!idsOf(await recent(scene.main)).includes(id));
});

test('a recent project tells its small image, where one sleeps tonight, and what is marked', async () => {
  const { db } = scene.app.database;
  const [id, plain] = [await make(), await make()];
  await createImage(scene.app, id);
  await createDocument(scene.app, id);
  await mark(scene.staff, id, true);
  const { roomIds } = await createBarrack(db, { projectId: id });
  const stay = (from: string, to: string) => createStay(db, scene.staff, roomIds[0] ?? 0, [from, to]);
  const active = async () =>
    (await scene.call(scene.staff, 'GET', '/barracks/bookingactive')).json<{ projectId: number | null }>()
      .projectId;
  // The last night is the one before the day of leaving.
  await stay('2020-01-01', today());
  assert.equal(await active(), null);
  await stay(today(), '2999-01-01');
  assert.equal(await active(), id);
  for (const one of [plain, id]) await open(scene.staff, one);
  const [first, second] = await recent(scene.staff);
  assert.deepEqual(
    [first?.id, first?.isFavourite, first?.isPsiMissing, first?.hasActiveBooking, first?.image],
    [id, true, false, true, 'v1'],
  );
  assert.equal(
    Buffer.from(first?.defaultImage?.image ?? '', 'base64').toString(),
    `webp ${projectImageWidths[0]}`,
  );
  assert.deepEqual(
    [second?.id, second?.isFavourite, second?.isPsiMissing, second?.hasActiveBooking, second?.defaultImage],
    [plain, false, true, false, null],
  );
  const told = async <Told>(path: string) => (await scene.call(scene.staff, 'GET', path)).json<Told>();
  for (const project of [first, second]) {
    const alone = await told<ProjectWithImage>(`/project/${project?.id}`);
    assert.deepEqual(alone.defaultImage, project?.defaultImage);
  }
  const favourites = await told<ProjectWithImage[]>('/project/favorites');
  assert.deepEqual(favourites.find((one) => one.id === id)?.defaultImage, first?.defaultImage);
});

test('an image in each width, the largest unasked, kept for an hour but by kiosks not at all', async () => {
  const [id, plain] = [await make(), await make()];
  await createImage(scene.app, id);
  const ask = async (path: string, host = 'localhost:4100') =>
    scene.app.inject({
      url: `/api/project/${path}`,
      headers: { ...(await bearer(scene.app, scene.worker.email)), host },
    });
  for (const width of projectImageWidths) {
    const { contentType, image } = (await ask(`${id}/image?width=${width}&v=v1`)).json<ProjectImage>();
    assert.deepEqual([contentType, Buffer.from(image, 'base64').toString()], ['image/webp', `webp ${width}`]);
  }
  const answer = await ask(`${id}/image`);
  assert.equal(Buffer.from(answer.json<ProjectImage>().image, 'base64').toString(), 'webp 1920');
  assert.equal(answer.headers['cache-control'], 'private, max-age=3600');
  assert.match(String(answer.headers.vary), /authorization/);
  assert.equal((await ask(`${id}/image`, 'kiosk.localhost:4100')).headers['cache-control'], 'no-store');
  const missing = await ask(`${plain}/image`);
  assert.deepEqual([missing.statusCode, missing.headers['cache-control']], [404, 'no-store']);
  for (const wrong of ['100', '1921', 'x', '0'])
    assert.equal((await ask(`${id}/image?width=${wrong}`)).statusCode, 400, wrong);
});
