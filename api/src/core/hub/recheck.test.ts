import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { aWhile } from '../../testing/aWhile';
import { createCompany, createContact } from '../../testing/builders/people';
import { holdPort } from '../../testing/holdPort';
import { connectHubClient, type HubClient } from '../../testing/hubClient';
import { listenTestApp } from '../../testing/listenTestApp';
import { openLine } from '../../testing/openLine';
import { testDatabase } from '../../testing/testDatabase';
import { bearer, tokenFor } from '../../testing/tokenFor';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { publish } from './publish';

const [firstPort, secondPort] = [await holdPort(), await holdPort()];
const shared = { BYGGTUN_PUBLIC_URL: `http://localhost:${firstPort}` };
const [one, two] = [`http://127.0.0.1:${firstPort}`, `http://127.0.0.1:${secondPort}`];
let database: Connection;
let app: FastifyInstance;
before(async () => {
  database = await testDatabase();
  app = await listenTestApp(firstPort, { ...shared, BYGGTUN_LIMIT_HUB_RECHECK_SECONDS: '3600' }, database);
  await listenTestApp(secondPort, { ...shared, BYGGTUN_LIMIT_HUB_RECHECK_SECONDS: '1' }, database);
});

const join = async (origin: string, { id, email }: { id: number; email: string }) => {
  const client = await connectHubClient(origin, () => tokenFor(app, email));
  let isOver = false;
  client.connection.onreconnecting(() => (isOver = true));
  client.connection.onclose(() => (isOver = true));
  const ended = () => until(() => isOver);
  await client.connection.invoke('ConnectHub', id);
  return { ...client, ended, isOver: () => isOver };
};
const tell = (audience: string[], id: number) =>
  database.db
    .transaction()
    .execute((transaction) => publish(transaction, audience, 'OnCaseChanged', { type: 'complaint', id }));
const idsOf = ({ received }: Pick<HubClient, 'received'>) =>
  received.map(({ payload }) => (payload as { id: number }).id);
const deactivate = (id: number) =>
  database.db.updateTable('contact_person').set({ active: false }).where('id', '=', id).execute();

test('who is deactivated leaves the hub at once, on every instance, and is not let in again', async () => {
  const company = await createCompany(database.db);
  const [gone, colleague] = [
    await createContact(database.db, company.id),
    await createContact(database.db, company.id),
  ];
  const [first, second, other] = [await join(one, gone), await join(two, gone), await join(one, colleague)];
  await tell([`company:${company.id}`], 1);
  await Promise.all([first.waitFor(1), second.waitFor(1), other.waitFor(1)]);
  await deactivate(gone.id);
  await Promise.all([first.ended(), second.ended()]);
  await tell([`company:${company.id}`, `person:${gone.id}`], 2);
  await other.waitFor(2);
  await aWhile();
  assert.deepEqual([idsOf(first), idsOf(second), idsOf(other)], [[1], [1], [1, 2]]);
  const back = await connectHubClient(one, () => tokenFor(app, gone.email));
  await assert.rejects(back.connection.invoke('ConnectHub', gone.id), /Du har ikke tilgang/);
});

test('who changes company hears what the new one does, and no more of the old one', async () => {
  const [old, next] = [await createCompany(database.db), await createCompany(database.db)];
  const mover = await createContact(database.db, old.id);
  const client = await join(one, mover);
  await database.db
    .updateTable('contact_person')
    .set({ company_id: next.id })
    .where('id', '=', mover.id)
    .execute();
  // Both arrive in the order of their commits, so that the change is heard of when the second one is.
  let id = 0;
  await until(async () => {
    await tell([`company:${next.id}`], (id += 1));
    return client.received.length > 0;
  });
  await tell([`company:${old.id}`], 700);
  await tell([`company:${next.id}`], 701);
  await until(() => idsOf(client).includes(701));
  assert.ok(!idsOf(client).includes(700));
});

test("a company that is no longer staff, and a person whose e-mail is somebody else's, hear nothing more", async () => {
  const company = await createCompany(database.db, { isByggtun: true });
  const staff = await createContact(database.db, company.id);
  const client = await join(one, staff);
  await tell(['staff'], 1);
  await client.waitFor(1);
  await database.db.updateTable('company').set({ is_byggtun: false }).where('id', '=', company.id).execute();
  // What is sent last comes last, so that an event before it that is missing was not sent.
  const hearsStaff = async (id: number) => {
    await tell(['staff'], id);
    await tell([`person:${staff.id}`], id + 1);
    await until(() => idsOf(client).includes(id + 1));
    return idsOf(client).includes(id);
  };
  let id = 10;
  await until(async () => !(await hearsStaff((id += 2))));
  await database.db
    .updateTable('person')
    .set({ email: 'other@test.example' })
    .where('id', '=', staff.personId)
    .execute();
  await client.ended();
});

test("who chooses another company is closed once on every device, and the old company's page may come back to learn of it", async () => {
  const [old, next] = [await createCompany(database.db), await createCompany(database.db)];
  const person = await createContact(database.db, old.id);
  await database.db
    .insertInto('contact_person')
    .values({ person_id: person.personId, company_id: next.id })
    .execute();
  const colleague = await join(one, await createContact(database.db, old.id));
  const devices = [await join(one, person), await join(two, person)];
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/setactive',
    headers: await bearer(app, person.email),
    payload: { contactId: next.id },
  });
  assert.equal(answer.statusCode, 200);
  await Promise.all(devices.map(({ ended }) => ended()));
  const back = await join(two, person);
  await database.pool.query("select pg_notify('hub_member', 'all')");
  await tell([`company:${old.id}`], 1);
  await Promise.all([back.waitFor(1), colleague.waitFor(1)]);
  assert.deepEqual([back.isOver(), colleague.isOver()], [false, false]);
});

test('should the database not tell, it is found within the minute', async () => {
  const company = await createCompany(database.db);
  const gone = await createContact(database.db, company.id);
  const client = await join(two, gone);
  await database.pool.query('alter table contact_person disable trigger tell_hub_change');
  await deactivate(gone.id);
  await client.ended();
  await database.pool.query('alter table contact_person enable trigger tell_hub_change');
});

test('what has changed while the listening connection was lost is found when it is back', async () => {
  const gone = await createContact(database.db, (await createCompany(database.db)).id);
  const client = await join(one, gone);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen hub%' and datname = current_database()",
  );
  await deactivate(gone.id);
  await client.ended();
});

test('a server that is stopped while its listening connection comes back leaves no connection behind', async () => {
  const line = await openLine(database.url);
  const leaving = await listenTestApp(await holdPort(), shared, { ...database, url: line.url });
  const listeners = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where query ilike 'listen hub%' and datname = current_database()",
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await listeners();
  line.hold();
  await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
  await until(() => line.held() > 0);
  const closed = leaving.close();
  line.goOn();
  await closed;
  await until(async () => (await listeners()).length <= 2);
});
