import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';

import { createComplaint, createProject } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { createLimits } from '../limit/limits';
import { readLimits } from '../limit/readLimits';
import { sendDueMail } from './sendDueMail';

let scene: Scene;
let cases: number[];
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const project_id = await createProject(db, { name: 'Sandaker park', responsible_id: scene.staff.id });
  cases = await Promise.all(
    Array.from({ length: 12 }, () => createComplaint(db, scene.worker, { name: 'Dør på gløtt', project_id })),
  );
});
beforeEach(() => scene.app.database.db.deleteFrom('mail').execute());

const mention = async (
  id: number | undefined,
  newComment: string,
  people: TestContact[],
  by = scene.worker,
) => {
  const { statusCode } = await scene.call(by, 'POST', '/comments/save', {
    regLineId: id,
    newComment,
    tags: people.map(({ id: personId }) => ({ personId, status: 1 })),
  });
  assert.equal(statusCode, 200);
};

const limits = (mailsPerHour = 100) =>
  createLimits({ ...readLimits({}), mailsPerHour }, { warn: () => undefined });

/** Lets two instances send all that is due, and answers what went out. */
const sendDue = async (given = limits(), fails = false): Promise<SendMailOptions[]> => {
  const sent: SendMailOptions[] = [];
  const send = (letter: SendMailOptions) => {
    if (fails) return Promise.reject(new Error('Postboksen er full'));
    sent.push(letter);
    return Promise.resolve();
  };
  const sending = {
    send,
    limits: given,
    publicUrl: 'https://portal.example',
    stopped: new AbortController().signal,
  };
  const { db } = scene.app.database;
  await Promise.all([sendDueMail(db, sending), sendDueMail(db, sending)]);
  return sent;
};

/** Lets so many minutes pass. */
const wait = (minutes: number) =>
  scene.app.database.db
    .updateTable('mail')
    .set({
      sent_at: sql<Date>`sent_at - make_interval(mins => ${minutes})`,
      next_try_at: sql<Date>`next_try_at - make_interval(mins => ${minutes})`,
    })
    .execute();

const textsOf = (letters: SendMailOptions[]) =>
  letters.map(({ text }) => (typeof text === 'string' ? text : ''));
const counted = (text: string, words: string) => text.split(words).length - 1;

test('many mentions of one moment are one letter to each, which says how many', async () => {
  const { main, staff, colleague } = scene;
  for (let n = 1; n <= 40; n++) await mention(cases[0], `Ord nummer ${n}.`, [main, staff, colleague]);
  const letters = await sendDue();
  assert.deepEqual(
    letters.map(({ to }) => to).sort(),
    [main, staff, colleague].map(({ email }) => email).sort(),
  );
  for (const text of textsOf(letters)) {
    for (let n = 1; n <= 40; n++) assert.equal(counted(text, `«Ord nummer ${n}.»`), n <= 20 ? 1 : 0);
    assert.equal(counted(text, 'Og 20 til i samme sak.'), 1);
    assert.equal(counted(text, 'Hei '), 1);
    assert.equal(counted(text, 'https://'), 1);
  }
  assert.equal(letters[0]?.subject, `Du er nevnt i en kommentar: reklamasjon ${cases[0]}, Dør på gløtt`);
  await wait(60);
  assert.deepEqual(await sendDue(), []);
});

test('the first mention goes out at once, those of the next minutes together after them', async () => {
  const [id] = cases;
  await mention(id, 'Først.', [scene.main]);
  assert.equal((await sendDue()).length, 1);
  await mention(id, 'Så.', [scene.main]);
  assert.deepEqual(await sendDue(), []);
  await wait(2);
  await mention(id, 'Til slutt.', [scene.main], scene.staff);
  // Another case, and another person, don't wait for it.
  await mention(cases[1], 'Annen sak.', [scene.main]);
  await mention(id, 'Til en annen.', [scene.colleague]);
  assert.equal((await sendDue()).length, 2);
  await wait(3);
  const [text = '', ...others] = textsOf(await sendDue());
  assert.deepEqual(others, []);
  for (const words of ['Piotr Kowalski har nevnt', '«Så.»', 'Kari Solberg har nevnt', '«Til slutt.»'])
    assert.equal(counted(text, words), 1);
  assert.equal(counted(text, '«Først.»'), 0);
});

test('who causes too many letters fills one later letter to each, and holds nobody else up', async () => {
  const few = limits(4);
  for (const [n, id] of cases.entries()) await mention(id, `Sak nummer ${n + 1}.`, [scene.main]);
  const first = await sendDue(few);
  assert.equal(first.length, 4);
  assert.deepEqual(Object.keys(few.counts()), ['mailsPerHour']);
  await mention(cases[0], 'Fra en annen.', [scene.colleague], scene.staff);
  assert.equal((await sendDue(few)).length, 1);
  await wait(59);
  assert.deepEqual(await sendDue(few), []);
  await wait(1);
  const later = await sendDue(few);
  assert.deepEqual(
    later.map(({ to, subject }) => [to, subject]),
    [[scene.main.email, 'Nytt i 8 saker']],
  );
  const all = textsOf([...first, ...later]).join();
  for (const [n, id] of cases.entries()) {
    assert.equal(counted(all, `«Sak nummer ${n + 1}.»`), 1);
    assert.equal(counted(all, `https://portal.example/complaints/${id}\n`), 1);
  }
});

test('a letter that fails is tried again whole, under the same number', async () => {
  await mention(cases[0], 'En.', [scene.main]);
  await mention(cases[0], 'To.', [scene.main]);
  assert.deepEqual(await sendDue(limits(), true), []);
  const { db } = scene.app.database;
  const stored = await db.selectFrom('mail').select(['tries', 'problem', 'sent_at']).execute();
  assert.deepEqual(stored, [
    { tries: 1, problem: 'Postboksen er full', sent_at: null },
    { tries: 1, problem: 'Postboksen er full', sent_at: null },
  ]);
  await wait(1);
  const [letter, ...others] = await sendDue();
  assert.ok(letter);
  assert.deepEqual(others, []);
  const [text = ''] = textsOf([letter]);
  assert.equal(counted(text, '«En.»') + counted(text, '«To.»'), 2);
  assert.match(letter.messageId ?? '', /^<\d+\.2@portal\.example>$/);
});
