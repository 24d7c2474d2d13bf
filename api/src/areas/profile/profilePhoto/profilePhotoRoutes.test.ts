import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { photoLimit } from '@byggtun/shared/contract/profilePhotoSave';
import type { Profile } from '@byggtun/shared/contract/user';
import sharp from 'sharp';

import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { putPhoto } from '../../../testing/builders/uploads';
import { bearer } from '../../../testing/tokenFor';

let scene: Scene;
let photo: Buffer;
before(async () => {
  scene = await buildScene();
  photo = await sharp(halves).jpeg().toBuffer();
});

/** A picture of 40 by 20: the left half red, the right half blue. */
const halves = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/><rect x="20" width="20" height="20" fill="#00f"/></svg>',
);

const address = ({ email }: TestContact) => `/user/${encodeURIComponent(email)}/profilephoto`;
const see = (who: TestContact | undefined, whose: TestContact, query = '') =>
  scene.call(who, 'GET', address(whose) + query);

const put = async (who: TestContact | undefined, whose: TestContact, bytes: Buffer, field = 'photo') => {
  const answer = await putPhoto(scene, who, bytes, { whose, field });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message };
};

test('nobody but oneself changes a photo, and nobody without a token', async () => {
  const { worker, main, staff } = scene;
  assert.equal((await put(undefined, worker, photo)).status, 401);
  for (const other of [main, staff])
    assert.deepEqual(await put(other, worker, photo), {
      status: 403,
      message: 'Du kan bare bytte ditt eget profilbilde.',
    });
  assert.equal((await see(worker, worker)).statusCode, 404);
});

test("contractors see their colleagues' photos and the developer staff's, the staff everybody's", async () => {
  const { app, worker, colleague, stranger, staff } = scene;
  for (const who of [worker, stranger, staff]) assert.equal((await put(who, who, photo)).status, 200);
  const leaver = await createContact(app.database.db, staff.companyId, { active: false });
  const seen = async (who: TestContact | undefined, whose: TestContact) => (await see(who, whose)).statusCode;
  assert.equal(await seen(undefined, worker), 401);
  assert.equal(await seen(stranger, worker), 404);
  assert.equal(await seen(colleague, stranger), 404);
  assert.equal(await seen(leaver, worker), 403);
  assert.deepEqual(
    [await seen(worker, worker), await seen(colleague, worker), await seen(staff, worker)],
    [200, 200, 200],
  );
  assert.deepEqual([await seen(stranger, staff), await seen(staff, stranger)], [200, 200]);
  assert.equal(await seen(staff, colleague), 404, 'who has no photo');
  assert.equal(await seen(staff, { ...worker, email: 'ingen@test.example' }), 404);
});

test('the photo comes square in the size that is asked for, as a file that is shown and never run', async () => {
  const { worker } = scene;
  assert.equal((await put(worker, worker, photo)).status, 200);
  for (const [query, side] of [
    ['?size=96', 96],
    ['?size=192&v=abc', 192],
    ['', 512],
  ] as const) {
    const answer = await see(worker, worker, query);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([format, width, height], ['jpeg', side, side]);
    assert.equal(answer.headers['content-type'], 'image/jpeg');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['cache-control'], 'private, no-cache');
    assert.match(String(answer.headers['content-disposition']), /^inline/);
  }
  assert.equal((await see(worker, worker, '?size=97')).statusCode, 400);
});

test('it travels once: who has it is told that it still holds, but not who may not see it', async () => {
  const { app, worker, stranger } = scene;
  const first = await see(worker, worker, '?size=96');
  const again = async (who: TestContact, host = 'localhost:4100') =>
    app.inject({
      url: `/api${address(worker)}?size=96`,
      headers: {
        ...(await bearer(app, who.email)),
        'if-none-match': String(first.headers.etag),
        host,
      },
    });
  assert.equal((await again(worker)).statusCode, 304);
  assert.equal((await again(stranger)).statusCode, 404);
  assert.equal((await again(worker, 'kiosk.localhost:4100')).headers['cache-control'], 'no-store');
});

test('another photo has another version, which the profile tells', async () => {
  const { colleague } = scene;
  const version = async () =>
    (await scene.call(colleague, 'GET', '/user/contactperson')).json<Profile>().person.photo;
  assert.equal(await version(), null);
  await put(colleague, colleague, photo);
  const first = await version();
  assert.equal(typeof first, 'string');
  await put(colleague, colleague, await sharp(photo).negate().jpeg().toBuffer());
  assert.notEqual(await version(), first);
});

test('where and with what it was taken is not kept, and it stands upright', async () => {
  const { worker } = scene;
  const taken = await sharp(halves)
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  assert.ok((await sharp(taken).metadata()).exif, 'the photo that is sent has metadata');
  assert.equal((await put(worker, worker, taken)).status, 200);
  const kept = (await see(worker, worker, '?size=96')).rawPayload;
  const { exif, iptc, xmp, icc, orientation } = await sharp(kept).metadata();
  assert.deepEqual(
    [exif, iptc, xmp, icc, orientation],
    [undefined, undefined, undefined, undefined, undefined],
  );
  // Turned a quarter to the right, what was left is on top.
  const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  const pixel = (row: number) => data.subarray((row * 96 + 48) * 3, (row * 96 + 48) * 3 + 3);
  const [top, bottom] = [pixel(10), pixel(85)];
  assert.ok((top[0] ?? 0) > 200 && (top[2] ?? 0) < 60, 'red on top');
  assert.ok((bottom[2] ?? 0) > 200 && (bottom[0] ?? 0) < 60, 'blue below');
});

test('PNG and WebP are taken in too, what is transparent becomes white', async () => {
  const { worker } = scene;
  const clear = sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  for (const bytes of [await clear.clone().png().toBuffer(), await clear.clone().webp().toBuffer()]) {
    assert.equal((await put(worker, worker, bytes)).status, 200);
    const { dominant } = await sharp((await see(worker, worker, '?size=96')).rawPayload).stats();
    assert.ok(dominant.r > 240 && dominant.g > 240 && dominant.b > 240);
  }
});

const wrongKind = 'Bildet må være av typen JPEG, PNG eller WebP.';
const unreadable = 'Bildet kunne ikke leses. Prøv med et annet bilde.';
const refused: [what: string, bytes: () => Buffer | Promise<Buffer>, text: string][] = [
  [
    'a drawing with code',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    wrongKind,
  ],
  ['a page', () => Buffer.from('<!doctype html><script>x()</script>'), wrongKind],
  ['a GIF', () => sharp(photo).gif().toBuffer(), wrongKind],
  ['nothing', () => Buffer.alloc(0), wrongKind],
  ['a JPEG that ends too early', () => photo.subarray(0, photo.length / 2), unreadable],
  [
    'a page that begins as a JPEG',
    () => Buffer.from('\xff\xd8\xff<script>x()</script>', 'latin1'),
    unreadable,
  ],
  ['4 MB', () => Buffer.concat([photo], photoLimit), 'Bildet er for stort!'],
  [
    'a small file that unfolds into 100 megapixels',
    () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'Bildet er for stort!',
  ],
];
for (const [what, bytes, message] of refused)
  test(`${what} is refused, and the photo stays`, async () => {
    const { main } = scene;
    assert.deepEqual(await put(main, main, await bytes()), { status: 400, message });
    assert.equal((await see(main, main)).statusCode, 404);
  });

test('one far too large is answered over the wire, and the connection goes on', async () => {
  const { app, worker } = scene;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(30_000_000)]), 'stort.jpg');
  const headers = await bearer(app, worker.email);
  const url = `${origin}/api${address(worker)}`;
  const answer = await fetch(url, { method: 'PUT', headers, body: form });
  assert.deepEqual(
    [answer.status, ((await answer.json()) as { message: string }).message],
    [400, 'Bildet er for stort!'],
  );
  assert.equal((await fetch(url, { headers })).status, 200);
});

test('a photo of just below 4 MB is taken in', async () => {
  const { worker } = scene;
  const padded = Buffer.concat([photo, Buffer.alloc(photoLimit - 1 - photo.length)]);
  assert.equal((await put(worker, worker, padded)).status, 200);
});

test('who has a long e-mail address has a photo too', async () => {
  const { app, worker } = scene;
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  const long = await createContact(app.database.db, worker.companyId);
  await app.database.db.updateTable('person').set({ email }).where('id', '=', long.personId).execute();
  const who = { ...long, email };
  assert.equal((await put(who, who, photo)).status, 200);
  assert.equal((await see(worker, who)).statusCode, 200);
});

test('a photo that is sent counts as any call of the person', async () => {
  const limited = await buildScene({ BYGGTUN_LIMIT_CALLS_PER_MINUTE: '1' });
  const send = async () => (await putPhoto(limited, limited.worker, photo)).statusCode;
  assert.deepEqual([await send(), await send()], [200, 429]);
});

test('a form without the photo, and a body that is no form', async () => {
  const { worker } = scene;
  assert.equal((await put(worker, worker, photo, 'picture')).status, 400);
  assert.equal((await scene.call(worker, 'PUT', address(worker), { photo: 'x' })).statusCode, 415);
});
