import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { sql } from 'kysely';

import type { TestContact } from '../../testing/builders/people';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { sendUp } from '../../testing/builders/uploads';
import { movingImage } from '../../testing/movingImage';
import { buildTestApp } from '../../testing/testApp';
import { testFiles } from '../../testing/testFiles';
import { bearer } from '../../testing/tokenFor';

let scene: Scene;
let other: Scene['app'];
const looked: string[] = [];
before(async () => {
  const settings = {
    BYGGTUN_FILES: temporaryFolder(),
    BYGGTUN_LIMIT_FILES_WAITING: '1',
    BYGGTUN_LIMIT_FILE_WAIT_SECONDS: '20',
  };
  scene = await buildScene(settings);
  other = await buildTestApp(settings, scene.app.database);
  for (const { inspection } of [scene.app, other]) {
    const { sniff } = inspection;
    inspection.sniff = (path) => {
      looked.push(path);
      return sniff(path);
    };
  }
});
const end = async (who: TestContact, guid: string, app = scene.app) =>
  app.inject({
    method: 'POST',
    url: `/api/attachments/${guid}/complete`,
    headers: await bearer(app, who.email),
  });

test('eight who end one upload at once, at two instances, have it looked into once', async () => {
  looked.length = 0;
  const guid = await sendUp(scene, scene.worker, { fileName: 'a.jpg', bytes: await testFiles.photo() });
  const asked = Array.from({ length: 8 }, (_, index) =>
    end(scene.worker, guid, index % 2 === 0 ? scene.app : other),
  );
  const answers = await Promise.all(asked);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    answers.map(() => 200),
  );
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
  assert.equal(looked.length, 1);
});

test('those who end one that is refused are told the same', async () => {
  const guid = await sendUp(scene, scene.worker, { fileName: 'a.jpg', bytes: testFiles.exe() });
  const answers = await Promise.all([1, 2, 3].map(() => end(scene.worker, guid)));
  for (const answer of answers)
    assert.equal(answer.json<{ message: string }>().message, attachmentTexts.wrongKind);
});

test('what an instance was looking into when it died is taken over when its claim has ended', async () => {
  const guid = await sendUp(scene, scene.worker, { fileName: 'a.png', bytes: await testFiles.png() });
  const claim = (seconds: number) =>
    scene.app.database.db
      .updateTable('attachment')
      .set({
        claim: '0d1f4b5e-7b0e-4d5a-9a55-3f2b7a3a5f10',
        claimed_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
      })
      .where('buffer_guid', '=', guid)
      .execute();
  await claim(60);
  const waiting = end(scene.worker, guid);
  await claim(-1);
  assert.equal((await waiting).statusCode, 200);
});

test('who has too many files waiting is told when to come again, keeps them, and holds nobody else up', async () => {
  const slow = await movingImage('gif', { frames: 60, side: 120 });
  const guids = await Promise.all(
    Array.from({ length: 4 }, () => sendUp(scene, scene.worker, { fileName: 'a.gif', bytes: slow })),
  );
  const others = await sendUp(scene, scene.stranger, { fileName: 'b.png', bytes: await testFiles.png() });
  const ended: string[] = [];
  const answers = await Promise.all([
    ...guids.map((guid) =>
      end(scene.worker, guid).then((answer) => {
        if (answer.statusCode === 200) ended.push('flooder');
        return answer;
      }),
    ),
    end(scene.stranger, others).then((answer) => {
      ended.push('other');
      return answer;
    }),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 429, 429]);
  assert.equal(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'], '5');
  // One of the flooder's at a time: the other person waits for none of the rest.
  assert.ok(ended.indexOf('other') < 2, ended.join());
  for (const guid of guids) assert.equal((await end(scene.worker, guid)).statusCode, 200);
});
