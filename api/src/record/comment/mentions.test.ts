import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Comment } from '@byggtun/shared/contract/comment';

import { createAction } from '../../testing/builders/actions';
import { createComplaint, createProject } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
let project_id: number;
let id: number;
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  project_id = await createProject(db, { name: 'Sandaker park', responsible_id: scene.staff.id });
  id = await createComplaint(db, scene.worker, { name: 'Dør på gløtt', project_id });
});

const chip = (who: TestContact, label: string) => `<span data-mention="${who.id}">${label}</span>`;
const mention = (who: TestContact, people: TestContact[], more: object = {}) =>
  scene.call(who, 'POST', '/comments/save', {
    regLineId: id,
    newComment: '<p>Kan du se på dette?</p>',
    format: 'html',
    tags: people.map((person) => ({ personId: person.id, status: 1 })),
    ...more,
  });
const takeMails = async () => {
  const { db } = scene.app.database;
  const mails = await db.selectFrom('mail').selectAll().orderBy('to_address').execute();
  await db.deleteFrom('mail').execute();
  return mails;
};

test('who is mentioned is told once, with the text and the way to the case; who writes is not', async () => {
  const { worker, main, staff } = scene;
  const newComment = `<p>${chip(staff, '@Kari Solberg')} og ${chip(staff, '@Kari Solberg')}: <strong>haster</strong></p>`;
  const answer = await mention(worker, [staff, staff, worker, main], { newComment });
  assert.equal(answer.json<Comment>().newComment, newComment);
  const tags = [staff, worker, main].map((person) => ({ personId: person.id, status: 1 as const }));
  assert.deepEqual(
    answer.json<Comment>().tags,
    tags.toSorted((one, other) => one.personId - other.personId),
  );
  const mails = await takeMails();
  assert.deepEqual(mails.map(({ to_address }) => to_address).sort(), [main.email, staff.email].sort());
  const { subject, text, path } = mails.find(({ to_address }) => to_address === staff.email) ?? {};
  assert.deepEqual(
    [subject, text, path],
    [
      `Du er nevnt i en kommentar: reklamasjon ${id}, Dør på gløtt`,
      `Hei Kari!\n\nPiotr Kowalski har nevnt deg i en kommentar til reklamasjon ${id}, «Dør på gløtt», i Sandaker park:\n\n«@Kari Solberg og @Kari Solberg: haster»`,
      `/complaints/${id}`,
    ],
  );
});

test('a form that is sent again tells nobody a second time', async () => {
  const requestId = 'b0a1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
  for (let tries = 0; tries < 2; tries++) await mention(scene.worker, [scene.main], { requestId });
  assert.equal((await takeMails()).length, 1);
});

test('only who has to do with the case can be mentioned, in an internal comment staff alone', async () => {
  const { staff, worker, main, stranger } = scene;
  const internal = { applicationRecipientType: 2 };
  for (const [who, people, more, expected] of [
    [worker, [main, staff], {}, 200],
    [worker, [stranger], {}, 400],
    [worker, [main, stranger], {}, 400],
    [staff, [main], {}, 200],
    [staff, [main], internal, 400],
    [staff, [staff], internal, 200],
    // Contractors write no internal comments, so this one is for everybody.
    [worker, [main], internal, 200],
  ] as const) {
    const answer = await mention(who, [...people], more);
    assert.equal(answer.statusCode, expected);
    const mails = await takeMails();
    if (expected === 400) {
      assert.ok(answer.json<{ errors: { tags: string[] } }>().errors.tags.length);
      assert.deepEqual(mails, []);
    }
  }
});

test('a mention in the text that names nobody, or somebody else, is plain text', async () => {
  const { worker, main, staff } = scene;
  const newComment = `<p>${chip(staff, '@Kari Solberg')} ${chip(main, '@Kari Solberg')} ${chip(main, '@Marte Haugen')}</p>`;
  const saved = (await mention(worker, [main], { newComment })).json<Comment>();
  assert.equal(saved.newComment, `<p>@Kari Solberg @Kari Solberg ${chip(main, '@Marte Haugen')}</p>`);
  await takeMails();
});

test('a mention on an action leads to the action', async () => {
  const { db } = scene.app.database;
  const aberrationActionId = await createAction(db, scene.worker, { project_id, title: 'Sett opp rekkverk' });
  await mention(scene.worker, [scene.staff], { regLineId: undefined, aberrationActionId });
  const [mail] = await takeMails();
  assert.deepEqual(
    [mail?.subject, mail?.path],
    [
      `Du er nevnt i en kommentar: tiltak ${aberrationActionId}, Sett opp rekkverk`,
      `/actions/${aberrationActionId}`,
    ],
  );
});

test('a comment mentions so many people and no more', async () => {
  const twenty = Array.from({ length: 20 }, () => scene.main);
  assert.equal((await mention(scene.worker, twenty)).statusCode, 200);
  const answer = await mention(scene.worker, [...twenty, scene.staff]);
  assert.equal(answer.statusCode, 400);
  assert.match(answer.body, /Du kan nevne høyst 20 personer i en kommentar\./);
  await takeMails();
});
