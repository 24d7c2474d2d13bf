import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sql } from 'kysely';

import { createComplaint } from '../../testing/builders/cases';
import { owned } from '../../testing/builders/owned';
import type { TestContact } from '../../testing/builders/people';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { testFiles } from '../../testing/testFiles';
import { bearer } from '../../testing/tokenFor';

let scene: Scene;
let guid: string;
const bytes = Buffer.concat([testFiles.mp4(), Buffer.alloc(999_968, 'film')]);
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { attachment } = await uploadWhole(scene, scene.worker, { fileName: 'befaring æøå.mp4', bytes });
  guid = attachment.bufferGuid;
  const complaintId = await createComplaint(scene.app.database.db, scene.worker);
  await scene.app.database.db
    .updateTable('attachment')
    .set(owned('complaint', complaintId))
    .where('buffer_guid', '=', guid)
    .execute();
});

const openTicket = async (who: TestContact) => {
  const answer = await scene.call(who, 'POST', `/attachments/${guid}/ticket`);
  return String(answer.headers['set-cookie']);
};
const stream = (cookie: string | undefined, headers: object = {}, path = `${guid}/file`) =>
  scene.app.inject({
    method: 'GET',
    url: `/api/attachments/${path}`,
    headers: { ...(cookie && { cookie: cookie.split(';')[0] }), ...headers },
  });

test('the cookie is for this attachment alone, for three minutes, and not for scripts', async () => {
  const cookie = await openTicket(scene.worker);
  assert.match(
    cookie,
    new RegExp(
      `^byggtunFile=[\\w-]{43}; Path=/api/attachments/${guid}; Max-Age=180; HttpOnly; SameSite=Strict$`,
    ),
  );
  const other = await uploadWhole(scene, scene.worker, { fileName: 'b.txt', bytes: Buffer.from('annet') });
  assert.equal((await stream(cookie)).statusCode, 200);
  assert.equal((await stream(cookie, {}, `${other.attachment.bufferGuid}/file`)).statusCode, 401);
  assert.equal((await stream(undefined)).statusCode, 401);
  assert.equal((await stream(`byggtunFile=${'x'.repeat(43)}`)).statusCode, 401);
});

test('a player asks for parts of the file', async () => {
  const cookie = await openTicket(scene.worker);
  const last = bytes.length - 1;
  for (const [range, status, contentRange, from, to] of [
    ['bytes=0-1', 206, `bytes 0-1/${bytes.length}`, 0, 2],
    ['bytes=100-', 206, `bytes 100-${last}/${bytes.length}`, 100, bytes.length],
    ['bytes=-10', 206, `bytes ${last - 9}-${last}/${bytes.length}`, last - 9, bytes.length],
    [`bytes=5-${last + 500}`, 206, `bytes 5-${last}/${bytes.length}`, 5, bytes.length],
    ['bytes=0-1,5-6', 200, undefined, 0, bytes.length],
    ['bytes=9-5', 200, undefined, 0, bytes.length],
    ['lines=0-1', 200, undefined, 0, bytes.length],
  ] as const) {
    const answer = await stream(cookie, { range });
    assert.deepEqual([answer.statusCode, answer.headers['content-range']], [status, contentRange], range);
    assert.ok(answer.rawPayload.equals(bytes.subarray(from, to)), range);
    assert.equal(answer.headers['content-length'], `${to - from}`);
  }
  const beyond = await stream(cookie, { range: `bytes=${bytes.length}-` });
  assert.deepEqual([beyond.statusCode, beyond.headers['content-range']], [416, `bytes */${bytes.length}`]);
  const { etag } = (await stream(cookie)).headers;
  const changed = await stream(cookie, { range: 'bytes=0-1', 'if-range': '"another"' });
  assert.equal(changed.statusCode, 200);
  assert.equal((await stream(cookie, { range: 'bytes=0-1', 'if-range': etag })).statusCode, 206);
  assert.equal((await stream(cookie, { 'if-none-match': etag })).statusCode, 304);
});

test('it is shown, or saved under its name; a kiosk keeps nothing of it', async () => {
  const cookie = await openTicket(scene.worker);
  const name = `filename*=UTF-8''${encodeURIComponent('befaring æøå.mp4')}`;
  assert.equal((await stream(cookie)).headers['content-disposition'], `inline; ${name}`);
  const saved = await stream(cookie, {}, `${guid}/file?save=1`);
  assert.equal(saved.headers['content-disposition'], `attachment; ${name}`);
  const kiosk = await stream(cookie, { host: 'kiosk.localhost:4100' });
  assert.equal(kiosk.headers['cache-control'], 'no-store');
});

test('rights are looked at with each fetch, and a ticket ends', async () => {
  const { db } = scene.app.database;
  const cookie = await openTicket(scene.colleague);
  const status = async () => (await stream(cookie)).statusCode;
  assert.equal(await status(), 200);
  const setActive = (active: boolean) =>
    db.updateTable('contact_person').set({ active }).where('id', '=', scene.colleague.id).execute();
  await setActive(false);
  assert.equal(await status(), 403);
  await setActive(true);
  assert.equal(await status(), 200);
  await db
    .updateTable('attachment_ticket')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .execute();
  assert.equal(await status(), 401);
});

test('a ticket is taken back by its holder alone, and that of the browser that asks', async () => {
  const [own, elsewhere, others] = [
    await openTicket(scene.worker),
    await openTicket(scene.worker),
    await openTicket(scene.staff),
  ];
  const takeBack = async (cookie?: string) =>
    scene.app.inject({
      method: 'DELETE',
      url: `/api/attachments/${guid}/ticket`,
      headers: { ...(await bearer(scene.app, scene.worker.email)), ...(cookie && { cookie }) },
    });
  const statuses = async () => {
    const streamed = await Promise.all([own, elsewhere, others].map((cookie) => stream(cookie)));
    return streamed.map(({ statusCode }) => statusCode);
  };
  for (const cookie of [undefined, others]) await takeBack(cookie);
  assert.deepEqual(await statuses(), [200, 200, 200]);
  const answer = await takeBack(own);
  assert.match(String(answer.headers['set-cookie']), /^byggtunFile=; .*Max-Age=0/);
  assert.deepEqual(await statuses(), [401, 200, 200]);
});

test('who signs out takes all of their tickets back, on a kiosk too, and nobody else’s', async () => {
  const [first, again, others] = [
    await openTicket(scene.worker),
    await openTicket(scene.worker),
    await openTicket(scene.staff),
  ];
  const kiosk = { host: 'kiosk.localhost:4100' };
  assert.equal((await stream(first, kiosk)).statusCode, 200);
  assert.equal((await scene.call(undefined, 'DELETE', '/attachments/tickets')).statusCode, 401);
  assert.equal((await stream(first)).statusCode, 200);
  assert.equal((await scene.call(scene.worker, 'DELETE', '/attachments/tickets')).statusCode, 200);
  for (const cookie of [first, again])
    for (const headers of [{}, kiosk]) assert.equal((await stream(cookie, headers)).statusCode, 401);
  assert.equal((await stream(others)).statusCode, 200);
});

test('a ticket holds no longer than the token that it was asked for with', async () => {
  const { app, worker } = scene;
  const ticketOf = async (expires: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/attachments/${guid}/ticket`,
      headers: await bearer(app, worker.email, {}, expires),
    });
    const cookie = String(answer.headers['set-cookie']);
    return { cookie, age: Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) };
  };
  const { age } = await ticketOf('30s');
  assert.ok(age > 0 && age <= 30, `${age} seconds`);
  const { ends } = await app.database.db
    .selectFrom('attachment_ticket')
    .select(sql<number>`max(extract(epoch from expires_at - now()))::float8`.as('ends'))
    .where('person_id', '=', worker.personId)
    .executeTakeFirstOrThrow();
  assert.ok(ends <= 30, `${ends} seconds`);
});
