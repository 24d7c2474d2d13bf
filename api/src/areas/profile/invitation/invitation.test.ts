import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';
import { sql } from 'kysely';

import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { digestOf } from './invitationToken';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const password = 'fire ville hester';
const create = () => createContact(scene.app.database.db, scene.main.companyId, { lastName: 'Invitert' });
const invite = (id: number, who: TestContact | undefined = scene.main) =>
  scene.call(who, 'POST', '/user/contactperson/create', { id });
/** Invites somebody, and answers the secret that their letter carries. */
const lettersOf = ({ email }: TestContact) =>
  scene.app.database.db.selectFrom('mail').where('to_address', '=', email).selectAll().execute();
const invited = async (whom: TestContact) => {
  assert.equal((await invite(whom.id)).statusCode, 200);
  const [letter, ...others] = await lettersOf(whom);
  assert.deepEqual(others, []);
  assert.ok(letter?.secret);
  return { token: letter.secret, path: letter.path };
};
const open = (token: string, id = 1) => scene.app.inject(`/oidc/invitation/${id}/${token}`);
const choose = (token: string, given = password, again = given) =>
  scene.app.inject({
    method: 'POST',
    url: '/oidc/invitation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, password: given, again, email: 'kapret@test.example' }).toString(),
  });
const accounts = async ({ email }: TestContact) => {
  const { db } = scene.app.database;
  return (await db.selectFrom('sign_in_account').where('email', '=', email).select('email').execute()).length;
};

test('who is turned away from inviting: no token, no main contact, another company, developer staff; oneself, who is in, who is gone', async () => {
  const { staff, main, worker, stranger, app } = scene;
  const whom = await create();
  const statuses = [];
  for (const who of [staff, worker, stranger]) statuses.push((await invite(whom.id, who)).statusCode);
  assert.deepEqual(statuses, [403, 403, 404]);
  assert.equal((await scene.call(undefined, 'POST', '/user/contactperson/create', {})).statusCode, 401);
  assert.equal((await invite(main.id)).statusCode, 403);
  const gone = await createContact(app.database.db, main.companyId, { active: false });
  assert.equal((await invite(gone.id)).statusCode, 403);
  assert.deepEqual(await lettersOf(whom), []);
});

test('from the letter to a password; the database keeps a digest, and opening the link uses nothing up', async () => {
  const whom = await create();
  const { token, path } = await invited(whom);
  assert.equal(path, `/oidc/invitation/${whom.id}/`);
  const { token_digest } = await scene.app.database.db
    .selectFrom('invitation')
    .where('contact_person_id', '=', whom.id)
    .select('token_digest')
    .executeTakeFirstOrThrow();
  assert.equal(token_digest, digestOf(token));
  for (let scan = 0; scan < 3; scan += 1) {
    const page = await open(token);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, new RegExp(`value="${whom.email}"`));
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.equal(page.headers['set-cookie'], undefined);
  }
  for (const [given, again, text] of [
    ['kort', 'kort', /minst 12 tegn/],
    [whom.email.toUpperCase(), whom.email.toUpperCase(), /ikke være e-postadressen/],
    [password, 'fire ville hunder', /ikke like/],
  ] as const) {
    const wrong = await choose(token, given, again);
    assert.deepEqual([wrong.statusCode, await accounts(whom)], [400, 0]);
    assert.match(wrong.body, text);
    assert.doesNotMatch(wrong.body, /kapret/);
  }
  const done = await choose(token);
  assert.deepEqual([done.statusCode, done.headers.location], [303, '/oidc/invitation/done']);
  assert.equal(await accounts(whom), 1);
  assert.equal((await choose(token, 'et annet passord')).statusCode, 404);
  assert.equal((await open(token)).statusCode, 404);
  assert.equal((await invite(whom.id)).statusCode, 403);
  const people = (await scene.call(scene.main, 'GET', `/contact/${whom.companyId}/contactpersons`)).json<{
    contactPersons: ContactPerson[];
  }>().contactPersons;
  const shown = people.find(({ id }) => id === whom.id);
  assert.deepEqual(
    [shown?.invitationAccepted, shown?.externalUserExists, shown?.may.invite],
    [true, true, false],
  );
});

test('of two who use a link at once one is first; of two who are invited by two companies too', async () => {
  const whom = await create();
  const { token } = await invited(whom);
  const twice = await Promise.all([choose(token), choose(token, 'et annet passord')]);
  assert.deepEqual(twice.map(({ statusCode }) => statusCode).sort(), [303, 404]);

  const both = await create();
  const { db } = scene.app.database;
  const other = await db
    .insertInto('contact_person')
    .values({ person_id: both.personId, company_id: scene.stranger.companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = await invited(both);
  assert.equal((await invite(other.id, scene.stranger)).statusCode, 200);
  const second = (await lettersOf(both)).find(({ path }) => path.includes(`/${other.id}/`))?.secret;
  const answers = await Promise.all([choose(first.token), choose(second ?? '')]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [303, 404]);
});

const deaths: [why: string, die: (whom: TestContact) => Promise<unknown>][] = [
  ['a newer one was sent', ({ id }) => invite(id)],
  [
    'its time is up',
    ({ id }) =>
      scene.app.database.db
        .updateTable('invitation')
        .set({ expires_at: sql<Date>`now() - interval '1 second'` })
        .where('contact_person_id', '=', id)
        .execute(),
  ],
  [
    'the person was deactivated, and brought back',
    async ({ id, companyId }) => {
      for (const change of ['deactivate', 'activate'])
        await scene.call(scene.main, 'PUT', `/contact/${companyId}/${change}/contactPerson/${id}`);
    },
  ],
  [
    'the e-mail is another by now',
    ({ id, email }) =>
      scene.call(scene.main, 'PUT', '/user/contact/contactperson/update', {
        ...{ id, version: 1 },
        person: { firstName: 'A', lastName: 'B', email: `ny.${email}`, mobile: '99999001', title: '' },
      }),
  ],
  [
    'they can sign in by now',
    ({ email }) =>
      scene.app.database.db
        .insertInto('sign_in_account')
        .values({ email, password_hash: 'a:b', person_name: 'A B' })
        .execute(),
  ],
];
for (const [why, die] of deaths)
  test(`a link is dead when ${why}, and says no more than one that never was`, async () => {
    const whom = await create();
    const { token } = await invited(whom);
    assert.equal((await open(token)).statusCode, 200);
    await die(whom);
    const never = await open('x'.repeat(43));
    for (const answer of [await open(token), await choose(token)]) {
      assert.deepEqual([answer.statusCode, answer.body], [404, never.body]);
    }
    assert.equal(never.statusCode, 404);
  });

test('what is no link at all is answered in the same words', async () => {
  const never = (await open('x'.repeat(43))).body;
  for (const token of ['x', `${'x'.repeat(42)}!`, 'x'.repeat(60)])
    assert.equal((await open(token)).body, never);
  assert.equal((await choose('')).body, never);
});

test('a new letter takes the place of one that was not sent', async () => {
  const whom = await create();
  const { token: older } = await invited(whom);
  const { token } = await invited(whom);
  assert.notEqual(token, older);
  assert.deepEqual([(await open(older)).statusCode, (await open(token)).statusCode], [404, 200]);
});

test('an address that tries many links waits', async () => {
  const strict = await buildScene({ BYGGTUN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '3' });
  const statuses = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await strict.app.inject(`/oidc/invitation/1/${String(n).repeat(43)}`)).statusCode);
  assert.deepEqual(statuses, [404, 404, 404, 429, 429]);
});
