import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Minute } from '@byggtun/shared/contract/minute';

import { createAberration, createProject } from '../../../testing/builders/cases';
import { createMinute } from '../../../testing/builders/minutes';
import { joinProject } from '../../../testing/builders/places';
import { buildScene } from '../../../testing/builders/scene';
import { readPdf } from '../../../testing/readPdf';

/** A project that both contractors take part in, with minutes that two deviations stand in, one of each. */
const build = async () => {
  const scene = await buildScene();
  const { app, staff, worker, stranger } = scene;
  const { db } = app.database;
  const project_id = await createProject(db, { name: 'Tunet' });
  await joinProject(db, project_id, worker.companyId);
  await joinProject(db, project_id, stranger.companyId);
  const minute = await createMinute(db, staff, { project_id, number: 7, place: 'Brakkeriggen' });
  const registration = { minute_id: minute.id, heading: 'Fremdrift' };
  await db
    .insertInto('minute_registration')
    .values([
      {
        ...registration,
        position: 2,
        text: 'Stillas rives fredag.',
        responsible_id: null,
        deadline: null,
      },
      {
        ...registration,
        position: 1,
        text: 'Vinduer monteres.',
        responsible_id: worker.id,
        deadline: '2026-11-17',
      },
    ])
    .execute();
  const absent = { minute_id: minute.id, contact_person_id: worker.id, attended: false, receives: false };
  await db.insertInto('minute_person').values(absent).execute();
  for (const [who, title] of [
    [worker, 'Rekkverk mangler'],
    [stranger, 'Åpent koblingsskap'],
  ] as const)
    await db
      .insertInto('minute_aberration')
      .values({
        minute_id: minute.id,
        aberration_id: await createAberration(db, who, { project_id, title }),
      })
      .execute();
  return { ...scene, project_id, minute };
};

test('minutes are told and given to nobody who may not see the project', async () => {
  const { app, call, worker, staff } = await build();
  const other = await createProject(app.database.db);
  const { id } = await createMinute(app.database.db, staff, { project_id: other });
  for (const [who, status] of [
    [undefined, 401],
    [worker, 404],
  ] as const) {
    assert.equal((await call(who, 'GET', `/project/${other}/minutes`)).statusCode, status);
    assert.equal((await call(who, 'POST', '/project/minute/preview', { id })).statusCode, status);
  }
  const unknown = await call(staff, 'POST', '/project/minute/preview', { id: 2_000_000_000 });
  assert.equal(unknown.statusCode, 404);
});

test('the minutes of a project come by name downwards, as Norwegian sorts', async () => {
  const { app, call, worker, staff, project_id, minute } = await build();
  const { db } = app.database;
  for (const name of ['Åpning', 'Ærend', 'Arbeid i høyden'])
    await createMinute(db, staff, { project_id, name });
  const found = (await call(worker, 'GET', `/project/${project_id}/minutes`)).json<Minute[]>();
  assert.deepEqual(
    found.map(({ meetingName }) => meetingName),
    ['Åpning', 'Ærend', 'Tett bygg', 'Arbeid i høyden'],
  );
  assert.deepEqual(
    found.find(({ id }) => id === minute.id),
    {
      id: minute.id,
      meetingNumber: 7,
      meetingName: 'Tett bygg',
      meetingTypeString: 'Byggemøte',
      meetingStart: '2026-11-03T08:00:00.000Z',
    },
  );
});

test('the paper holds the meeting, what was settled in order, who was there, and of the deviations those one may see', async () => {
  const { call, worker, minute } = await build();
  const answer = await call(worker, 'POST', '/project/minute/preview', {
    ...minute,
    meetingName: 'Noe annet',
  });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(
    String(answer.headers['content-disposition']),
    /^attachment; .*Byggem%C3%B8te%207%20Tett%20bygg\.pdf$/,
  );
  const text = (await readPdf(answer.rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
  for (const part of [
    'Tunet, Byggemøte 7',
    '03.11.2026 09:00–10:30',
    'Brakkeriggen',
    'Kari Solberg Byggtun AS Ja',
    'Piotr Kowalski Nordre Tømrer AS Nei',
    '7.1 Fremdrift: Vinduer monteres. Piotr Kowalski 17.11.2026',
    'Rekkverk mangler',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.ok(text.indexOf('Vinduer monteres') < text.indexOf('Stillas rives'));
  assert.ok(!text.includes('koblingsskap'));
  assert.match(text, /Mottakere .*Kari Solberg Byggtun AS$|Mottakere .*Kari Solberg Byggtun AS/);
});
