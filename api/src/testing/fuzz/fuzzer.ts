import assert from 'node:assert/strict';

import type { Route } from '@byggtun/shared/contract/route';
import { sql } from 'kysely';

import { createCompany, createContact, type TestContact } from '../builders/people';
import type { Ground } from '../rights/ground';
import { bearer } from '../tokenFor';
import type { GoodCall } from './areaFuzz';
import { fingerprint } from './fingerprint';
import { canary } from './nasty';

/** One call as it goes over the line. */
export interface FuzzCall {
  url: string;
  payload?: string;
  contentType?: string;
}

/** Whose bodies are accepted, and whether anybody's are. */
type Sending = Partial<Pick<GoodCall, 'sender' | 'isOwn'>>;

type Who = { person: TestContact; headers: { authorization: string } } | undefined;

const atOnce = 16;

/** Sends calls as those who may and those who may not, and looks at what comes of them. @param seed told with what went wrong */
export const createFuzzer = async ({ scene, people }: Ground, seed: number) => {
  const { app } = scene;
  const { db } = app.database;
  const signIn = async (person: TestContact): Promise<Who> => ({
    person,
    headers: await bearer(app, person.email, {}, '1h'),
  });
  const mainOfAnother = async () =>
    signIn(await createContact(db, (await createCompany(db)).id, { isMainContact: true }));
  // Main contact of a company that takes part in nothing: whatever they send, nothing changes.
  const outsider = await mainOfAnother();
  // As they are, but something is their own.
  const owner = await mainOfAnother();
  const contractors = { worker: await signIn(scene.worker), main: await signIn(scene.main) };
  const staff = await signIn(people['developer responsible'] ?? scene.staff);
  await sql`create table ${sql.table(canary)} (id integer)`.execute(db);
  await sql`insert into ${sql.table(canary)} values (1)`.execute(db);

  const send = async ({ method }: Route, who: Who, { url, payload, contentType }: FuzzCall) => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url: `/api${url}`,
      headers: { ...who?.headers, ...(contentType !== undefined && { 'content-type': contentType }) },
      ...(payload !== undefined && { payload }),
    });
    const told = `FUZZ_SEED=${seed}: ${method} ${url.slice(0, 300)} with ${payload?.slice(0, 1000)} answered ${statusCode} ${body.slice(0, 300)}`;
    assert.ok(statusCode < 500, told);
    if (statusCode === 200) return assert.ok(who, told);
    assert.match(String(headers['content-type']), /^application\/json/, told);
    assert.match(body, /^\{"error":"\w+","message":"/, told);
    return undefined;
  };

  const sendAll = async (route: Route, who: Who, calls: FuzzCall[]) => {
    for (let from = 0; from < calls.length; from += atOnce)
      await Promise.all(calls.slice(from, from + atOnce).map((call) => send(route, who, call)));
  };

  /** A tenth goes signed out, three tenths each as somebody who may nothing, as the contractor's (its main contact where that is the sender) and as staff. */
  return async (
    route: Route,
    calls: FuzzCall[],
    { sender = 'worker', isOwn }: Sending = {},
  ): Promise<void> => {
    const share = Math.floor(calls.length / 10);
    const before = await fingerprint(db);
    await sendAll(route, undefined, calls.slice(0, share));
    await sendAll(route, isOwn ? owner : outsider, calls.slice(share, 4 * share));
    if (!isOwn)
      assert.deepEqual(await fingerprint(db), before, `FUZZ_SEED=${seed}: ${route.path} changed something`);
    await sendAll(
      route,
      contractors[sender === 'main' ? 'main' : 'worker'],
      calls.slice(4 * share, 7 * share),
    );
    await sendAll(route, staff, calls.slice(7 * share));
    const { rows } = await sql`select id from ${sql.table(canary)}`.execute(db);
    assert.equal(rows.length, 1, `FUZZ_SEED=${seed}: ${route.path} ran a statement`);
    assert.equal(({} as { polluted?: unknown }).polluted, undefined, `FUZZ_SEED=${seed}: ${route.path}`);
  };
};
