import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { createChecklist } from '../../../testing/builders/checklists';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheckType } from '../../../testing/builders/selfChecks';
import { uploadWhole } from '../../../testing/builders/uploads';
import { readPdf } from '../../../testing/readPdf';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene();
  await createSelfCheckType(scene.app.database.db);
});

const post = (who: TestContact | undefined, path: string, body: object) =>
  scene.call(who, 'POST', `/checklists/${path}`, body);
const print = (who: TestContact | undefined, checkListId: number) => post(who, 'pdf', { checkListId });
const read = async (id: number) => {
  const answer = await print(scene.staff, id);
  assert.equal(answer.statusCode, 200, answer.body);
  const { pages, ...about } = await readPdf(answer.rawPayload);
  return { ...about, pages, text: pages.join(' ').replaceAll(/\s+/g, ' '), answer };
};

/** Answered, with a photo, a deviation and a signature. */
const make = async () => {
  const made = await createChecklist(scene.app.database.db, scene.staff, [0, 7, 5, 2]);
  const { id, itemIds } = made;
  const bytes = await testFiles.png();
  const { attachment } = await uploadWhole(scene, scene.staff, { fileName: 'sluk.png', bytes });
  const answers = [
    { boolVal: false },
    { doubleVal: 84.5 },
    { attachments: [{ bufferGuid: attachment.bufferGuid, status: 2 }] },
    { options: [{ key: 2, selected: true }] },
  ];
  await post(scene.staff, 'save', {
    id,
    items: answers.map((answer, at) => ({ id: itemIds[at], version: 1, ...answer })),
  });
  await post(scene.staff, 'aberration', {
    requestId: randomUUID(),
    checklistItem: { id: itemIds[0] },
    aberration: { title: 'Bom under flis', description: 'Tre fliser.' },
  });
  const signing = { fullName: 'Kari Solberg', drawing: 'M1 1L200 90', confirmed: false };
  await post(scene.staff, 'signature', { id, uuid: randomUUID(), ...signing });
  return made;
};

test('who is turned away: nobody, and everybody but developer staff', async () => {
  const { id } = await createChecklist(scene.app.database.db, scene.staff);
  assert.equal((await print(undefined, id)).statusCode, 401);
  assert.equal((await print(scene.worker, id)).statusCode, 403);
  assert.equal((await print(scene.staff, 999_999)).statusCode, 404);
});

test('every item stands there with its answer, the photo, the deviation with its status, the signature and the version of the template', async () => {
  const { id } = await make();
  const { text, parts, answer, title } = await read(id);
  assert.equal(title, 'Sjekkliste');
  assert.match(
    String(answer.headers['content-disposition']),
    new RegExp(`^attachment; .*Sjekkliste%20${id}%20V%C3%A5trom`),
  );
  for (const part of [
    'Malens versjon 1',
    'Punkt 1',
    'Nei',
    '84,5',
    'Puss',
    'Punkt 3: sluk.png',
    'Bom under flis (Åpen, ansvarlig Kari Solberg)',
    'Ikke ferdigstilt',
    'Signaturer',
    'Side 1 av',
  ])
    assert.ok(text.includes(part), `${part}: ${text}`);
  assert.ok(!text.includes('Kontrollsum'));
  assert.ok(parts.includes('Figure'), parts.join());
});

test('a completed one says when and by a digest, and the same whenever it is fetched', async () => {
  const { id, itemIds } = await make();
  await post(scene.staff, 'complete', { id });
  const first = await read(id);
  assert.match(first.text, /Sjekkliste fullført Kari Solberg \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  const { db } = scene.app.database;
  const kept = await db
    .selectFrom('checklist_paper')
    .where('checklist_id', '=', id)
    .select('digest')
    .executeTakeFirstOrThrow();
  assert.ok(first.text.replaceAll(' ', '').includes(kept.digest));
  const item = db
    .selectFrom('checkpoint')
    .where('id', '=', itemIds[0] ?? 0)
    .select('aberration_id');
  await db
    .updateTable('action')
    .set({ status: 3, completed_at: new Date() })
    .where('aberration_id', 'in', item)
    .execute();
  assert.equal((await read(id)).text, first.text);
});

test('one that was completed before papers were kept is kept when it is first fetched', async () => {
  const { staff } = scene;
  const { db } = scene.app.database;
  const { id } = await createChecklist(db, staff, [0], {
    completed_at: new Date('2026-03-01T10:00:00Z'),
    completed_by_id: staff.id,
  });
  const [one, other] = await Promise.all([read(id), read(id)]);
  assert.equal(one.text, other.text);
  assert.match(one.text, /Utskrift 01\.03\.2026 11:00/);
});

test('a hundred and fifty items are no matter', async () => {
  const types = Array.from({ length: 150 }, () => 0 as const);
  const { id } = await createChecklist(scene.app.database.db, scene.staff, types);
  const { pages, text } = await read(id);
  assert.ok(pages.length > 3);
  assert.ok(text.includes('Punkt 150'));
});
