import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { createComplaint, createProject } from '../../../testing/builders/cases';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

/** Makes somebody responsible for a new case of the worker, and gives the mail that was written. */
const mailsOf = async (actor: Scene['main'], to: Scene['main'], values: object = {}) => {
  const { db } = scene.app.database;
  const project_id = await createProject(db, { name: 'Sandaker park' });
  const id = await createComplaint(db, scene.worker, { name: 'Dør på gløtt', project_id, ...values });
  const body = { lineIndexLineId: id, version: 1, lineStatus: 0, contactPersonId: to.id };
  const { statusCode } = await scene.call(actor, 'POST', '/complaints/update', body);
  const mails = await db.selectFrom('mail').selectAll().execute();
  await db.deleteFrom('mail').execute();
  return { id, statusCode, mails };
};

test('the new responsible is told by whom, for which case, and until when', async () => {
  const { id, mails } = await mailsOf(scene.main, scene.colleague, { deadline: '2026-12-17' });
  assert.deepEqual(
    mails.map(({ to_address, subject, text, path }) => ({ to_address, subject, text, path })),
    [
      {
        to_address: scene.colleague.email,
        subject: `Du er ny ansvarlig: reklamasjon ${id}, Dør på gløtt`,
        text: `Hei Åse!\n\nMarte Haugen har gjort deg ansvarlig for reklamasjon ${id}, «Dør på gløtt», i Sandaker park.\n\nFristen er 17.12.2026.`,
        path: `/complaints/${id}`,
      },
    ],
  );
});

test('an enquiry leads to its own page', async () => {
  const { id, mails } = await mailsOf(scene.main, scene.colleague, { is_enquiry: true });
  assert.deepEqual(
    mails.map(({ path }) => path),
    [`/request/${id}`],
  );
});

test('who takes a case over knows it, and a change that is refused tells nobody', async () => {
  assert.deepEqual((await mailsOf(scene.main, scene.main)).mails, []);
  const refused = await mailsOf(scene.colleague, scene.main);
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(refused.mails, []);
});
