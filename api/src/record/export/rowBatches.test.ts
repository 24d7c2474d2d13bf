import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { complaintExport } from '../../areas/cases/complaint/complaintExport';
import { createComplaint } from '../../testing/builders/cases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { readWorkbook } from '../../testing/readWorkbook';
import type { CurrentUser } from '../person/currentUser';
import type { ExportSource } from './exportSource';
import { batchSize, rowBatches } from './rowBatches';
import { tableFile } from './tableFile';

let scene: Scene;
let user: CurrentUser;

before(async () => {
  scene = await buildScene();
  const { id, companyId, personId } = scene.main;
  user = { id, companyId, personId, isByggtun: false, isMainContact: true, fullName: 'Marte Haugen' };
});

/** A list of so many rows that says how many were read. */
const longList = (length: number) => {
  const read: number[] = [];
  const source: ExportSource = {
    list: complaintExport.list,
    fields: ['lineName'],
    findIds: (_database, _user, _query, among) =>
      Promise.resolve(among ? [...among] : Array.from({ length }, (_, id) => id)),
    findRows: (_database, ids) => {
      read.push(ids.length);
      return Promise.resolve(ids.map((id) => ({ lineName: `Sak ${(id * 7919) % 100_003}` })));
    },
  };
  return { read, source };
};
const wanted = {
  FileName: 'Mange',
  columns: [{ dataKey: 'lineName', name: 'Sak', exportCol: true }],
  rows: { list: 'complaints' as const, headers: [] },
};

test('100,000 rows are read a batch at a time, and only as the file is taken', async () => {
  const { read, source } = longList(100_000);
  const { content, total } = await tableFile(source, scene.app.database, user, wanted);
  assert.deepEqual([total, read], [100_000, [batchSize]]);
  const pieces: Uint8Array[] = [];
  for await (const piece of content) {
    pieces.push(piece);
    // What was read and has not left is never more than what the compression holds back.
    if (pieces.length === 10) assert.ok(read.length < 20, `${read.length} batches for 10 pieces`);
  }
  assert.deepEqual(read, Array<number>(100).fill(batchSize));
  const { rows } = readWorkbook(Buffer.concat(pieces));
  assert.deepEqual([rows.length, rows.at(-1)], [100_001, [`Sak ${(99_999 * 7919) % 100_003}`]]);
});

test('a file that is no longer taken is no longer made', async () => {
  const { read, source } = longList(100_000);
  const { content } = await tableFile(source, scene.app.database, user, wanted);
  for await (const piece of content) if (piece.length > 1000) break;
  const readUntilThen = read.length;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(read.length, readUntilThen);
  assert.ok(readUntilThen < 20);
});

test('more rows than a file holds are refused', async () => {
  const { source } = longList(1_000_001);
  await assert.rejects(tableFile(source, scene.app.database, user, wanted), { status: 400 });
});

test('a row that was taken from the caller while the file was made is left out', async () => {
  const { db } = scene.app.database;
  const stays = await createComplaint(db, scene.worker);
  const leaves = await createComplaint(db, scene.worker);
  const query = { headers: [] };
  const ids = Int32Array.from(await complaintExport.findIds(scene.app.database, user, query));
  assert.deepEqual([...ids].sort(), [stays, leaves].sort());
  const { id, companyId } = scene.stranger;
  await db
    .updateTable('complaint')
    .set({ responsible_id: id, company_id: companyId })
    .where('id', '=', leaves)
    .execute();
  const shown: unknown[] = [];
  for await (const rows of rowBatches(complaintExport, scene.app.database, user, query, ids))
    shown.push(...rows.map((row) => row.id));
  assert.deepEqual(shown, [stays]);
});
