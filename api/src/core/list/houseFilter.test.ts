import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ListAnswer } from '@byggtun/shared/contract/list';

import { createAction } from '../../testing/builders/actions';
import { createComplaint, createProject } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { createPlace, joinProject } from '../../testing/builders/places';
import { buildScene } from '../../testing/builders/scene';

test('complaints and actions are narrowed to a house, for each within what they see', async () => {
  const { app, call, staff, worker, stranger } = await buildScene();
  const { db } = app.database;
  const project_id = await createProject(db);
  await joinProject(db, project_id, worker.companyId);
  const house = await createPlace(db, project_id, '1');
  const other = await createPlace(db, project_id, '2');
  const cases = [
    {
      path: '/complaints',
      here: await createComplaint(db, worker, { project_id, house_id: house.houseId }),
      there: await createComplaint(db, worker, { project_id, house_id: other.houseId }),
      nowhere: await createComplaint(db, worker, { project_id }),
    },
    {
      path: '/actions',
      here: await createAction(db, worker, { project_id, house_id: house.houseId }),
      there: await createAction(db, worker, { project_id, house_id: other.houseId }),
      nowhere: await createAction(db, worker, { project_id }),
    },
  ];
  for (const { path, here } of cases) {
    const headers = [{ value: 'houseId', type: 'select', filterClause: 'in', filterValues: [house.houseId] }];
    const body = { headers, page: 1, itemsPerPage: 10 };
    const ids = async (who: TestContact) =>
      (await call(who, 'POST', path, body)).json<ListAnswer<{ id: number }>>().items.map(({ id }) => id);
    assert.deepEqual(await ids(staff), [here], path);
    assert.deepEqual(await ids(worker), [here], path);
    assert.deepEqual(await ids(stranger), [], path);
    const count = await call(staff, 'POST', `${path}/count`, { headers });
    assert.equal(count.json(), 1, path);
  }
});
