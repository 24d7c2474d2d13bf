import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';

import { createCompany, createContact } from '../../../testing/builders/people';
import { openAuthority } from '../../../testing/openAuthority';
import { buildTestApp } from '../../../testing/testApp';

/** A company where another authority signs people in. */
const build = async () => {
  const { sign, environment } = await openAuthority('https://id.example/v2.0');
  const app = await buildTestApp(environment);
  const { db } = app.database;
  const company = await createCompany(db);
  const main = await createContact(db, company.id, { isMainContact: true });
  const whom = await createContact(db, company.id);
  const call = async (email: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const authorization = `Bearer ${await sign({ email, email_verified: true })}`;
    return app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
  };
  const find = async () => {
    const answer = await call(main.email, 'GET', `/contact/${company.id}/contactpersons`);
    const { contactPersons } = answer.json<{ contactPersons: ContactPerson[] }>();
    return contactPersons.find(({ id }) => id === whom.id) ?? assert.fail();
  };
  const stateOf = async () => {
    const { invitationAccepted, invitedAt, invitedUntil } = await find();
    return [invitationAccepted, invitedAt !== null, invitedUntil];
  };
  const invite = () => call(main.email, 'POST', '/user/contactperson/create', { id: whom.id });
  return { sign, app, main, whom, call, find, stateOf, invite };
};

test('with another authority the letter leads to the portal, and signing in with a verified e-mail accepts it', async () => {
  const { sign, app, whom, call, stateOf, invite } = await build();
  assert.deepEqual(await stateOf(), [false, false, null]);
  assert.equal((await invite()).statusCode, 200);
  assert.deepEqual(await stateOf(), [false, true, null]);
  const [letter] = await app.database.db.selectFrom('mail').select(['path', 'secret']).execute();
  assert.deepEqual(letter, { path: `/dashboard?invitation=${whom.id}`, secret: null });

  const unverified = `Bearer ${await sign({ email: whom.email, email_verified: false })}`;
  const refused = await app.inject({
    url: '/api/user/contactperson',
    headers: { authorization: unverified },
  });
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(await stateOf(), [false, true, null]);
  assert.equal((await call(whom.email, 'GET', '/user/contactperson')).statusCode, 200);
  assert.deepEqual(await stateOf(), [true, true, null]);
  assert.equal((await app.inject(`/oidc/invitation/1/${'x'.repeat(43)}`)).statusCode, 404);
});

test('whom another authority has let in keeps the e-mail and is not invited, whether they were invited or not', async () => {
  const { app, main, whom, call, find, stateOf, invite } = await build();
  const { db } = app.database;
  const takeOver = async () => {
    const { id, version, person } = await find();
    const payload = { id, version, person: { ...person, mobile: '99999111', email: 'annen@test.example' } };
    const answer = await call(main.email, 'PUT', '/user/contact/contactperson/update', payload);
    return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})];
  };
  const comeIn = () => call(whom.email, 'GET', '/user/contactperson');
  await comeIn();
  assert.deepEqual(await stateOf(), [true, false, null]);
  const { may, externalUserExists } = await find();
  assert.deepEqual([may.edit, may.editEmail, may.invite, externalUserExists], [true, false, false, true]);
  assert.deepEqual(await takeOver(), [400, ['person.email']]);
  assert.equal((await invite()).statusCode, 403);

  // Invited, and come in before it was noted of everybody.
  const forget = () => db.updateTable('person').set({ signed_in_at: null }).execute();
  await forget();
  await invite();
  await comeIn();
  await forget();
  assert.deepEqual(await takeOver(), [400, ['person.email']]);
});
