import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { type getFilterOptions, type Project, projectPageSize } from '@byggtun/shared/contract/project';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let ids: Record<string, number>;
const named = [
  ['Ærfuglen', 'Gjennomføring', 'Storgata 1', 'Moss'],
  ['Østre Åsen', 'Etterbruk', 'Åsveien 2', 'Ås'],
  ['Bakken 100%', 'Avsluttet', 'Bakkeveien 3', 'Oslo'],
  ['Bakken_under', 'Vurdering', 'Bakkeveien 4', 'Oslo'],
  ['Åkeren', 'Forprosjekt', 'Øvre vei 5', 'Oslo'],
] as const;

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  ids = {};
  for (const [name, status, address, post_place] of named)
    ids[name] = await createProject(db, { name, status, address, post_place });
  for (const name of ['Ærfuglen', 'Østre Åsen', 'Bakken_under'])
    await joinProject(db, ids[name] ?? 0, scene.worker.companyId);
});

type Page = { items: Project[]; totalCount: number };
const ask = (who: TestContact | undefined, query: string) => scene.call(who, 'GET', `/project/list?${query}`);
const page = async (who: TestContact, query: string) => (await ask(who, query)).json<Page>();
const namesOf = async (who: TestContact, query: string) => {
  const { items, totalCount } = await page(who, query);
  assert.equal(totalCount, items.length);
  return items.map(({ name }) => name);
};

test('who is turned away: no token; a scope, page or concept that does not exist', async () => {
  assert.equal((await ask(undefined, 'scope=all')).statusCode, 401);
  for (const wrong of ['', 'scope=alle', 'scope=all&page=0', 'scope=all&page=x', 'scope=all&projTypeId=0'])
    assert.equal((await ask(scene.staff, wrong)).statusCode, 400, wrong);
});

test('staff see all in the order of the Norwegian alphabet, contractors those of their company, others none', async () => {
  assert.deepEqual(await namesOf(scene.staff, 'scope=all'), [
    'Bakken 100%',
    'Bakken_under',
    'Ærfuglen',
    'Østre Åsen',
    'Åkeren',
  ]);
  assert.deepEqual(await namesOf(scene.worker, 'scope=all'), ['Bakken_under', 'Ærfuglen', 'Østre Åsen']);
  assert.deepEqual(await namesOf(scene.stranger, 'scope=all'), []);
});

test('the search looks for each word in name and place, whatever their case and accents, and takes signs as they stand', async () => {
  const table: [string, string[]][] = [
    ['ærfugl', ['Ærfuglen']],
    ['ÅS østre', ['Østre Åsen']],
    ['oslo bakke', ['Bakken 100%', 'Bakken_under']],
    ['oslo moss', []],
    ['0%', ['Bakken 100%']],
    ['n_u', ['Bakken_under']],
    ['%', ['Bakken 100%']],
    ['_', ['Bakken_under']],
    ['\\', []],
    ["' or 1=1 --", []],
    ['  ', ['Bakken 100%', 'Bakken_under', 'Ærfuglen', 'Østre Åsen', 'Åkeren']],
  ];
  for (const [search, expected] of table)
    assert.deepEqual(
      await namesOf(scene.staff, `scope=all&search=${encodeURIComponent(search)}`),
      expected,
      search,
    );
  assert.deepEqual(
    await namesOf(scene.worker, 'scope=all&search=bakken'),
    ['Bakken_under'],
    'never those of others',
  );
});

test('concept and phases are chosen together with the search', async () => {
  const phases = encodeURIComponent('Avsluttet,Etterbruk');
  assert.deepEqual(await namesOf(scene.staff, `scope=all&statuses=${phases}`), ['Bakken 100%', 'Østre Åsen']);
  assert.deepEqual(await namesOf(scene.staff, `scope=all&statuses=${phases}&search=100`), ['Bakken 100%']);
  assert.deepEqual(await namesOf(scene.worker, `scope=all&statuses=Avsluttet`), []);
  const { projTypeId } = (await scene.call(scene.staff, 'GET', `/project/${ids['Åkeren']}`)).json<Project>();
  assert.deepEqual(await namesOf(scene.staff, `scope=all&projTypeId=${projTypeId}`), ['Åkeren']);
});

test('the filters: phases in the order of a project’s life and concepts by name, of what one sees alone', async () => {
  const options = async (who: TestContact) =>
    (await scene.call(who, 'GET', '/project/filteroptions')).json<RouteAnswer<typeof getFilterOptions>>();
  const { projectStatuses, projTypes } = await options(scene.staff);
  assert.deepEqual(projectStatuses, ['Vurdering', 'Forprosjekt', 'Gjennomføring', 'Etterbruk', 'Avsluttet']);
  assert.equal(projTypes.length, 5);
  assert.deepEqual(
    projTypes.map(({ name }) => name),
    projTypes.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'nb-NO')),
  );
  const own = await options(scene.worker);
  assert.deepEqual(own.projectStatuses, ['Vurdering', 'Gjennomføring', 'Etterbruk']);
  assert.equal(own.projTypes.length, 3);
  assert.deepEqual(await options(scene.stranger), { projTypes: [], projectStatuses: [] });
});

test('one’s own: favourites of staff, of contractors those that they work on themselves and still may see', async () => {
  const { db } = scene.app.database;
  await scene.call(scene.staff, 'POST', '/project/updateFavourite', {
    projectId: ids['Åkeren'],
    isFavourite: true,
  });
  for (const [who, name] of [
    [scene.worker, 'Ærfuglen'],
    [scene.main, 'Østre Åsen'],
    // Their company has left it.
    [scene.worker, 'Åkeren'],
  ] as const)
    await db
      .insertInto('project_member')
      .values({ contact_person_id: who.id, project_id: ids[name] ?? 0 })
      .execute();
  assert.deepEqual(await namesOf(scene.staff, 'scope=mine'), ['Åkeren']);
  assert.deepEqual(await namesOf(scene.worker, 'scope=mine'), ['Ærfuglen']);
  assert.deepEqual(await namesOf(scene.main, 'scope=mine'), ['Østre Åsen']);
  const favourites = (await scene.call(scene.worker, 'GET', '/project/favorites')).json<Project[]>();
  assert.deepEqual(
    favourites.map(({ name }) => name),
    ['Ærfuglen'],
  );
});

test('pages follow one another without a gap and without one twice, also where names are alike', async () => {
  const { db } = scene.app.database;
  for (let count = 0; count < 2 * projectPageSize + 5; count++) await createProject(db, { name: 'Like' });
  const asked = 'scope=all&search=like';
  const pages = [];
  for (const number of [1, 2, 3, 4]) pages.push(await page(scene.staff, `${asked}&page=${number}`));
  assert.deepEqual(
    pages.map(({ items }) => items.length),
    [projectPageSize, projectPageSize, 5, 0],
  );
  assert.ok(pages.every(({ totalCount }) => totalCount === 2 * projectPageSize + 5));
  assert.equal(
    new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size,
    2 * projectPageSize + 5,
  );
});
