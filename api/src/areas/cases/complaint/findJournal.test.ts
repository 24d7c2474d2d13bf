import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { JournalEntry } from '@byggtun/shared/contract/complaintJournal';

import { createComplaint } from '../../../testing/builders/cases';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let id: number;
const path = () => `/complaints/${id}/journal`;

before(async () => {
  scene = await buildScene();
  id = await createComplaint(scene.app.database.db, scene.worker);
});

test('who is turned away from the journal: no token, another company, no such case', async () => {
  assert.equal((await scene.call(undefined, 'GET', path())).statusCode, 401);
  assert.equal((await scene.call(scene.stranger, 'GET', path())).statusCode, 404);
  assert.equal((await scene.call(scene.staff, 'GET', '/complaints/999999/journal')).statusCode, 404);
});

test('each change is told with who, when, from and to, the newest first; to the company and to staff alike', async () => {
  const { worker, colleague, main, staff } = scene;
  const save = async (who: Scene['main'], version: number, change: object) => {
    const body = { lineIndexLineId: id, version, lineStatus: 0, contactPersonId: worker.id, ...change };
    const { statusCode, body: said } = await scene.call(who, 'POST', '/complaints/update', body);
    assert.equal(statusCode, 200, said);
  };
  await save(worker, 1, { contactPersonId: colleague.id });
  await save(main, 2, { contactPersonId: colleague.id, lineStatus: 2, newComment: 'Ferdig.' });

  for (const who of [colleague, staff]) {
    const journal = (await scene.call(who, 'GET', path())).json<JournalEntry[]>();
    const told = journal.map(({ by, company, field, from, to }) => [by, company, field, from, to]);
    assert.deepEqual(told, [
      ['Marte Haugen', 'Nordre Tømrer AS', 'status', 0, 2],
      ['Piotr Kowalski', 'Nordre Tømrer AS', 'responsible', 'Piotr Kowalski', 'Åse Strand'],
    ]);
    const [newest = 0, oldest = 0] = journal.map(({ at }) => Date.parse(at));
    assert.ok(newest >= oldest && Date.now() - oldest < 60_000);
  }
});
