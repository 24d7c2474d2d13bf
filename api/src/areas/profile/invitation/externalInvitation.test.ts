import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';

import { createCompany, createContact } from '../../../testing/builders/people';
import { openAuthority } from '../../../testing/openAuthority';
import { buildTestApp } from '../../../testing/testApp';

test('with another authority the letter leads to the portal, and signing in with a verified e-mail accepts it', async () => {
  const { sign, environment } = await openAuthority('https://id.example/v2.0');
  const app = await buildTestApp(environment);
  const { db } = app.database;
  const company = await createCompany(db);
  const main = await createContact(db, company.id, { isMainContact: true });
  const whom = await createContact(db, company.id);
  const call = async (email: string, method: 'GET' | 'POST', path: string, payload?: object) => {
    const authorization = `Bearer ${await sign({ email, email_verified: true })}`;
    return app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
  };
  const stateOf = async () => {
    const answer = await call(main.email, 'GET', `/contact/${company.id}/contactpersons`);
    const { contactPersons } = answer.json<{ contactPersons: ContactPerson[] }>();
    const found = contactPersons.find(({ id }) => id === whom.id) ?? assert.fail();
    return [found.invitationAccepted, found.invitedAt !== null, found.invitedUntil];
  };
  assert.deepEqual(await stateOf(), [false, false, null]);
  assert.equal(
    (await call(main.email, 'POST', '/user/contactperson/create', { id: whom.id })).statusCode,
    200,
  );
  assert.deepEqual(await stateOf(), [false, true, null]);
  const [letter] = await db.selectFrom('mail').select(['path', 'secret']).execute();
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
