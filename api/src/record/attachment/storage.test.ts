import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

import { type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { getStorage } from '@byggtun/shared/contract/storage';
import { sql } from 'kysely';

import { createAttachment } from '../../testing/builders/attachments';
import { createComplaint } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { testFiles } from '../../testing/testFiles';

let scene: Scene;
let complaint: number;
let project: number;
before(async () => {
  scene = await buildScene({
    BYGGTUN_FILES: temporaryFolder(),
    BYGGTUN_LIMIT_COMPANY_STORAGE_MEGABYTES: '3',
    BYGGTUN_LIMIT_PROJECT_STORAGE_MEGABYTES: '2',
  });
});
beforeEach(async () => {
  const { db } = scene.app.database;
  await db.deleteFrom('attachment').execute();
  complaint = await createComplaint(db, scene.worker);
  const found = db.selectFrom('complaint').select('project_id').where('id', '=', complaint);
  project = (await found.executeTakeFirstOrThrow()).project_id;
});

const begin = async (who: TestContact, size: number, more = {}) => {
  const answer = await scene.call(who, 'POST', '/attachments', { fileName: 'film.mp4', size, ...more });
  return { status: answer.statusCode, ...answer.json<Partial<Upload> & { message?: string }>() };
};
const save = async (guids: string[]) => {
  const answer = await scene.call(scene.worker, 'POST', '/complaints/update', {
    lineIndexLineId: complaint,
    version: 1,
    attachments: guids.map((bufferGuid) => ({ bufferGuid, status: 2 })),
  });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message };
};

/** What is counted, beside what it should be. */
const countsOf = async () => {
  const { db } = scene.app.database;
  const { rows } = await sql<{ kind: string; bytes: number; counted: number; files: number; known: number }>`
    with real as (
      select 'company' as kind, company_id as id, sum(size)::float8 as bytes, count(*)::int as files
      from attachment join contact_person on contact_person.id = created_by_id group by company_id
      union all
      select 'project', record.project_id as project,
        sum(size)::float8, count(*)::int
      from attachment left join record on (record.kind, record.id) = (owner_kind, owner_id) group by project
    )
    select kind, coalesce(real.bytes, 0) as bytes, storage_use.bytes as counted, coalesce(real.files, 0) as files,
      storage_use.files as known
    from storage_use left join real using (kind, id)`.execute(db);
  return rows;
};

test('operators alone are told how much room is taken', async () => {
  const { worker, main, staff } = scene;
  await createAttachment(scene.app.database.db, worker, { size: 1_000_000 });
  for (const [who, status] of [
    [undefined, 401],
    [worker, 403],
    [main, 403],
    [staff, 200],
  ] as const)
    assert.equal((await scene.call(who, 'GET', '/status/storage')).statusCode, status);
  const told = (await scene.call(staff, 'GET', '/status/storage')).json<RouteAnswer<typeof getStorage>>();
  assert.deepEqual(told.limits, { company: 3_000_000, project: 2_000_000 });
  assert.deepEqual(told.companies[0], {
    id: worker.companyId,
    name: 'Nordre Tømrer AS',
    bytes: 1_000_000,
    files: 1,
  });
  assert.ok((told.disk?.size ?? 0) > 0);
});

test('a company has so much room, of two who begin at once too, and is told when little is left', async () => {
  const { worker, colleague, stranger } = scene;
  const first = await begin(worker, 2_000_000);
  assert.deepEqual([first.status, first.room], [200, undefined]);
  const both = await Promise.all([begin(worker, 800_000), begin(colleague, 800_000)]);
  const taken = both.find(({ status }) => status === 200);
  const refused = both.find(({ status }) => status !== 200);
  assert.deepEqual(taken?.room, { left: 200_000, of: 3_000_000 });
  assert.deepEqual([refused?.status, refused?.message], [400, attachmentTexts.companyFull]);
  assert.equal((await begin(stranger, 2_000_000)).status, 200);
  await scene.call(worker, 'DELETE', `/attachments/${first.bufferGuid}`);
  assert.equal((await begin(colleague, 2_000_000)).status, 200);
});

test('a project has so much room, of two who save at once too; it can be asked before a byte is sent', async () => {
  const { db } = scene.app.database;
  const create = (size: number) => createAttachment(db, scene.worker, { size });
  assert.equal((await save([await create(1_000_000)])).status, 200);
  const both = await Promise.all([await create(700_000), await create(700_000)].map((guid) => save([guid])));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400]);
  assert.equal(both.find(({ status }) => status === 400)?.message, attachmentTexts.projectFull);
  const left = db.selectFrom('attachment').select('buffer_guid').where('owner_id', 'is', null);
  assert.equal((await left.execute()).length, 1, 'what was refused is not saved');
  const early = await begin(scene.stranger, 400_000, { projectId: project });
  assert.deepEqual([early.status, early.message], [400, attachmentTexts.projectFull]);
  assert.equal((await begin(scene.stranger, 200_000, { projectId: project })).status, 200);
});

test('what is counted is what there is, whatever becomes of a file', async () => {
  const { worker, call } = scene;
  const image = await uploadWhole(scene, worker, { fileName: 'a.jpg', bytes: await testFiles.photo() });
  await uploadWhole(scene, worker, { fileName: 'b.exe.txt', bytes: testFiles.exe() });
  const texts = [1, 2].map(() =>
    uploadWhole(scene, worker, { fileName: 'c.txt', bytes: Buffer.from('Våtrom') }),
  );
  const [first] = await Promise.all(texts);
  assert.equal((await save([image.attachment.bufferGuid])).status, 200);
  const comment = await call(worker, 'POST', '/comments/save', {
    regLineId: complaint,
    newComment: 'Se bildet',
    attachments: [{ bufferGuid: first?.attachment.bufferGuid, status: 2 }],
  });
  assert.equal(comment.statusCode, 200, comment.body);
  for (const { kind, bytes, counted, files, known } of await countsOf())
    assert.deepEqual([counted, known], [bytes, files], kind);
  assert.ok((await countsOf()).some(({ kind, files }) => kind === 'project' && files === 2));
});
