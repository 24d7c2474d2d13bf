import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';

import { photoLimit, photoTexts } from '@byggtun/shared/contract/profilePhotoSave';

import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { buildTestApp } from '../../testing/testApp';
import { bearer } from '../../testing/tokenFor';

let scene: Scene;
let origin: string;
before(async () => {
  scene = await buildScene();
  origin = await scene.app.listen({ port: 0, host: '127.0.0.1' });
});

interface Sent {
  who?: TestContact;
  whose?: TestContact;
  boundary?: string;
  /** As it is announced; what is sent of it may be less. */
  length?: number;
  body?: string;
  /** Ends the body; otherwise more could follow, and nothing does. */
  end?: boolean;
  /** Another server. */
  to?: string;
}

/** Sends the beginning of a form, and answers what the server says and that it closes the connection. */
const put = async ({
  who,
  whose = scene.worker,
  boundary = 'b',
  length,
  body = '',
  end = false,
  to = origin,
}: Sent) => {
  const call = send(`${to}/api/user/${encodeURIComponent(whose.email)}/profilephoto`, {
    method: 'PUT',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(length !== undefined && { 'content-length': length }),
      ...(who && (await bearer(scene.app, who.email))),
    },
  });
  call.on('error', () => undefined);
  // From the start: it can come with the answer.
  const closed = new Promise((resolve) => call.once('close', resolve));
  call.flushHeaders();
  if (body) call.write(body);
  if (end) call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const { message } = JSON.parse(await text(answer)) as { message: string };
  if (!end) await closed;
  return { status: answer.statusCode, message };
};

const part = (name: string, content = 'x', file = 'bilde.jpg') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg\r\n\r\n${content}\r\n`;
const invalid = { status: 400, message: 'Ugyldig input' };
const tooLarge = { status: 400, message: photoTexts.tooLarge };

test('who may not is told so before anything of the form is read', async () => {
  const { worker, main } = scene;
  assert.equal((await put({ length: 1000 })).status, 401);
  assert.deepEqual(await put({ who: main, whose: worker, length: 1000 }), {
    status: 403,
    message: photoTexts.notOwn,
  });
});

test('one that is too large is told so before anything of it is read', async () => {
  assert.deepEqual(await put({ who: scene.worker, length: photoLimit + 20_000 }), tooLarge);
  const body = part('photo', 'x'.repeat(photoLimit + 10_000));
  assert.deepEqual(await put({ who: scene.worker, body }), tooLarge);
});

test('a part that the call does not have ends it at once: another file, a second one, a text', async () => {
  for (const body of [
    part('other'),
    part('photo') + part('photo'),
    part('photo') + part('other'),
    `--b\r\ncontent-disposition: form-data; name="photo"\r\n\r\nx\r\n--b`,
  ])
    assert.deepEqual(await put({ who: scene.worker, body }), invalid, body);
});

test('a form that is broken is no fault of the server', async () => {
  const { worker: who } = scene;
  assert.deepEqual(await put({ who, boundary: 'b'.repeat(14_000), length: 100 }), invalid);
  for (const body of [
    '',
    '--b',
    '--b\r\n\r\n',
    '--b\r\nx: y\r\n\r\nz',
    part('photo'),
    'x'.repeat(1000),
    '--b--',
  ])
    assert.deepEqual(await put({ who, body, end: true }), invalid, body);
  assert.deepEqual(await put({ who, boundary: '""', body: 'x', end: true }), invalid);
});

test('one that does not come to its end is given up', async () => {
  const hurried = await buildTestApp({ BYGGTUN_LIMIT_FORM_SECONDS: '1' }, scene.app.database);
  const to = await hurried.listen({ port: 0, host: '127.0.0.1' });
  const body = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nx';
  assert.deepEqual(await put({ who: scene.worker, body, to }), {
    status: 408,
    message: 'Det tok for lang tid å sende inn. Prøv igjen.',
  });
});
