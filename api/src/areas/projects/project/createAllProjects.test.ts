import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { listProjectPage, Project } from '@byggtun/shared/contract/project';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { sql } from 'kysely';

import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { createDocument, createImage } from '../../../testing/builders/projects';
import { buildSite, minutesAgo } from '../../../testing/builders/site';
import { buildTestApp } from '../../../testing/testApp';
import { bearer } from '../../../testing/tokenFor';

/** A site beside a project of the developer's alone, with two instances on one database. */
const buildInstances = async () => {
  const scene = await buildSite();
  const { app, db, staff, worker, colleague, stranger } = scene;
  const other = await buildTestApp({}, app.database);
  const alone = await createProject(db, { name: 'Bakken' });
  const ask = async <Answer>(instance: typeof app, who: TestContact, path: string) => {
    const headers = await bearer(app, who.email);
    return (await instance.inject({ url: `/api/project/${path}`, headers })).json<Answer>();
  };
  /** One of all projects, as the second instance tells somebody. */
  const told = async (who: TestContact, id: number) =>
    (await ask<Project[]>(other, who, 'all')).find((project) => project.id === id);
  /** Both instances tell everybody of all projects what the page of the overview does, which is read afresh each time. */
  const look = async (what: string) => {
    for (const who of [staff, worker, colleague, stranger]) {
      const page = await ask<RouteAnswer<typeof listProjectPage>>(app, who, 'list?scope=all');
      for (const instance of [app, other])
        assert.deepEqual(await ask<Project[]>(instance, who, 'all'), page.items, what);
    }
  };
  await look('at the beginning');
  return { ...scene, alone, told, look };
};

test('the person’s own traits show in the next list of all projects, on every instance, to nobody else', async () => {
  const { app, call, db, pass, staff, worker, colleague, project, told, look } = await buildInstances();
  await createDocument(app, project);
  const favourite = async (isFavourite: boolean) => {
    await call(staff, 'POST', '/project/updateFavourite', { projectId: project, isFavourite });
    assert.equal((await told(staff, project))?.isFavourite, isFavourite);
    await look(`favourite: ${isFavourite}`);
  };
  await favourite(true);
  await favourite(false);
  const values = { person_id: worker.personId, project_id: project, confirmed_on: '2026-03-04' };
  await db.insertInto('psi_agreement').values(values).execute();
  await pass(worker, 'in', [project], minutesAgo(5));
  const traits = async (who: TestContact) => {
    const { psiConfirmed, checkedIn } = (await told(who, project)) ?? {};
    return { psiConfirmed, checkedIn };
  };
  assert.deepEqual(await traits(worker), { psiConfirmed: true, checkedIn: true });
  assert.deepEqual(await traits(colleague), { psiConfirmed: false, checkedIn: false });
  await look('a confirmed safety instruction and a check-in');
  await pass(worker, 'out', [project], minutesAgo(1));
  assert.deepEqual(await traits(worker), { psiConfirmed: true, checkedIn: false });
  await look('a check-out');
});

test('a company that comes, changes its part or goes shows in the next list, and so does another company of the person', async () => {
  const { db, worker, stranger, project, alone, told, look } = await buildInstances();
  assert.equal(await told(stranger, alone), undefined);
  await joinProject(db, alone, stranger.companyId);
  assert.equal((await told(stranger, alone))?.projRole, 'Entreprenør');
  await db.updateTable('project_company').set({ role: 'Elektro' }).where('project_id', '=', alone).execute();
  assert.equal((await told(stranger, alone))?.projRole, 'Elektro');
  await look('another part');
  await db.deleteFrom('project_company').where('project_id', '=', alone).execute();
  assert.equal(await told(stranger, alone), undefined);
  await look('a company that has gone');
  const { id } = await db
    .insertInto('contact_person')
    .values({ person_id: worker.personId, company_id: stranger.companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('person')
    .set({ active_contact_person_id: id })
    .where('id', '=', worker.personId)
    .execute();
  assert.equal(await told(worker, project), undefined);
  await db.updateTable('company').set({ is_byggtun: true }).where('id', '=', stranger.companyId).execute();
  assert.equal((await told(worker, project))?.name, 'Åsen');
  await look('a company that has become the developer’s');
});

test('what changes of a project shows in the next list of all projects, on every instance', async () => {
  const { app, db, staff, project, alone, told, look } = await buildInstances();
  await db
    .updateTable('project')
    .set({ name: 'Aker', responsible_id: staff.id })
    .where('id', '=', project)
    .execute();
  const { name, projRole } = (await told(staff, project)) ?? {};
  assert.deepEqual({ name, projRole }, { name: 'Aker', projRole: 'Prosjektleder' });
  await look('a name, and so the order');
  await createDocument(app, project);
  assert.equal((await told(staff, project))?.isPsiMissing, false);
  await createImage(app, project);
  assert.equal((await told(staff, project))?.image, 'v1');
  const { projTypeId } = (await told(staff, project)) ?? {};
  await db
    .updateTable('project_type')
    .set({ name: 'Rekkehus' })
    .where('id', '=', projTypeId ?? 0)
    .execute();
  assert.equal((await told(staff, project))?.projTypeName, 'Rekkehus');
  await look('a concept');
  await createProject(db, { name: 'Åmot' });
  await look('a new project');
  await db.deleteFrom('project').where('id', '=', alone).execute();
  assert.equal(await told(staff, alone), undefined);
  await look('a project that is no more');
});

test('a change shows when it holds, not before', async () => {
  const { db, staff, project, told } = await buildInstances();
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('project').set({ name: 'Østre' }).where('id', '=', project).execute();
    assert.equal((await told(staff, project))?.name, 'Åsen');
  });
  assert.equal((await told(staff, project))?.name, 'Østre');
});

test('two who change the same projects at once, in different order, both get through', async () => {
  const { db, project, alone } = await buildInstances();
  const setStatus = (connection: typeof db, id: number, status: string) =>
    connection.updateTable('project').set({ status }).where('id', '=', id).execute();
  const { others } = await db.transaction().execute(async (first) => {
    await setStatus(first, project, 'Avsluttet');
    const second = db.transaction().execute(async (transaction) => {
      await setStatus(transaction, alone, 'Etterbruk');
      await setStatus(transaction, project, 'Etterbruk');
    });
    // Not before the second stands in the queue.
    for (let waiting = 0; waiting === 0;)
      ({ waiting } = await first
        .selectFrom(sql<{ granted: boolean; database: number }>`pg_locks`.as('locks'))
        .where('granted', '=', false)
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow());
    await setStatus(first, alone, 'Avsluttet');
    return { others: second };
  });
  await others;
  const rows = await db.selectFrom('project').select('status').distinct().execute();
  assert.deepEqual(rows, [{ status: 'Etterbruk' }]);
});
