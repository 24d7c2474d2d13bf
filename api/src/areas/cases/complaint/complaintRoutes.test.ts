import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { RegLine } from '@byggtun/shared/contract/complaint';
import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import type { ListAnswer } from '@byggtun/shared/contract/list';

import { createComplaint, createProject } from '../../../testing/builders/cases';
import { createComment } from '../../../testing/builders/comments';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
const ids: Record<'worker' | 'colleague' | 'stranger' | 'enquiry', number> = {
  worker: 0,
  colleague: 0,
  stranger: 0,
  enquiry: 0,
};

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const project = await createProject(db, { name: 'Åsgård terrasse', responsible_id: scene.staff.id });
  ids.worker = await createComplaint(db, scene.worker, { project_id: project, line_date: '2026-03-01' });
  ids.colleague = await createComplaint(db, scene.colleague, {
    name: '100 % skjev dør',
    deadline: '2026-02-01',
  });
  ids.stranger = await createComplaint(db, scene.stranger, { status: 2 });
  ids.enquiry = await createComplaint(db, scene.worker, { is_enquiry: true, name: 'Spørsmål om farge' });
});

const query = (changes: object = {}) => ({ headers: [], page: 1, itemsPerPage: 10, ...changes });
const listed = async (who: Scene['main'], changes: object = {}) => {
  const answer = await scene.call(who, 'POST', '/complaints', query(changes));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<ListAnswer<ComplaintRow>>().items.map(({ id }) => id);
};

test('who is turned away from the list, the counts, the options and a case', async () => {
  const calls: ['GET' | 'POST', string, object?][] = [
    ['POST', '/complaints', query()],
    ['POST', '/complaints/count', { headers: [] }],
    ['GET', '/complaints/filteroptions'],
    ['GET', `/complaints/${ids.worker}`],
  ];
  for (const [method, path, body] of calls)
    assert.equal((await scene.call(undefined, method, path, body)).statusCode, 401, path);
  assert.equal((await scene.call(scene.stranger, 'GET', `/complaints/${ids.worker}`)).statusCode, 404);
  assert.equal((await scene.call(scene.worker, 'GET', '/complaints/999999')).statusCode, 404);
});

test('each sees their own scope: the own cases, the company, everything', async () => {
  assert.deepEqual(await listed(scene.worker), [ids.worker, ids.enquiry]);
  assert.deepEqual(await listed(scene.main), [ids.worker, ids.enquiry, ids.colleague]);
  assert.deepEqual(await listed(scene.stranger), [ids.stranger]);
  assert.equal((await listed(scene.staff)).length, 4);
  const others = [{ value: 'contactPersonOid', type: 'int', filterValues: [scene.stranger.id] }];
  assert.deepEqual(await listed(scene.main, { headers: others }), []);
});

test('what a filter, search or order finds', async () => {
  const header = (value: string, filterValues: unknown[], filterClause?: string) => ({
    headers: [{ value, type: 'string', filterValues, filterClause }],
  });
  const { worker, colleague, stranger, enquiry } = ids;
  const table: [object, number[]][] = [
    [header('lineName', ['DØR']), [colleague]],
    [header('lineName', ['dør'], 'endsWith'), [colleague]],
    [header('lineName', ['spørs'], 'startsWith'), [enquiry]],
    [header('lineName', ['knirk i parkett'], 'equals'), [worker, stranger]],
    [header('lineName', ['knirk i'], 'equals'), []],
    [header('lineName', ['%']), [colleague]],
    [header('lineName', ['_']), []],
    [header('lineName', ['\u0000']), [worker, enquiry, stranger, colleague]],
    [header('lineDate', ['2026-03-01'], 'sameDay'), [worker]],
    [header('lineDate', ['2026-03-01'], 'before'), [enquiry, stranger, colleague]],
    [header('lineDate', ['2026-01-15'], 'after'), [worker]],
    [header('lineDate', ['2026-02-01', '2026-03-01'], 'between'), [worker]],
    [header('lineStatus', [2]), [stranger]],
    [header('lineStatus', [1, 2], 'in'), [stranger]],
    [header('regStatus', ['2']), [stranger]],
    [header('isEnquiry', [true]), [enquiry]],
    [header('isEnquiry', ['false']), [worker, stranger, colleague]],
    [header('projectName', ['åsgård']), [worker]],
    [header('contactPersonName', ['piotr']), [worker, enquiry]],
    [header('contactPersonName', []), [worker, enquiry, stranger, colleague]],
    [{ search: 'terrasse' }, [worker]],
    [{ search: String(stranger) }, [stranger]],
    [{ sortBy: 'deadLine', sortDesc: true, itemsPerPage: 1 }, [colleague]],
    [{ sortBy: 'deadLine', sortDesc: false, itemsPerPage: 1 }, [colleague]],
    [{ sortBy: 'contactPersonName', itemsPerPage: 1, page: 4 }, [colleague]],
    [{ page: 2, itemsPerPage: 3 }, [colleague]],
    [{ page: 9, itemsPerPage: 3 }, []],
    [{ itemsPerPage: -1 }, [worker, enquiry, stranger, colleague]],
  ];
  for (const [changes, expected] of table)
    assert.deepEqual(
      (await listed(scene.staff, changes)).sort(),
      [...expected].sort(),
      JSON.stringify(changes),
    );
});

test('what a list query is refused for', async () => {
  const table: [object, string][] = [
    [{ headers: [{ value: 'password', type: 'string' }] }, 'headers.0.value'],
    [{ headers: [{ value: 'constructor', type: 'string' }] }, 'headers.0.value'],
    [
      { headers: [{ value: 'lineDate', type: 'date', filterValues: ['2026-02-30'] }] },
      'headers.0.filterValues',
    ],
    [{ headers: [{ value: 'lineStatus', type: 'int', filterValues: [3e9] }] }, 'headers.0.filterValues'],
    [
      {
        headers: [
          { value: 'lineDate', type: 'date', filterValues: ['2026-02-01'], filterClause: 'contains' },
        ],
      },
      'headers.0.filterClause',
    ],
    [{ sortBy: 'id; drop table complaint' }, 'sortBy'],
    [{ itemsPerPage: 0 }, 'itemsPerPage'],
    [{ page: 0 }, 'page'],
  ];
  for (const [changes, field] of table) {
    const answer = await scene.call(scene.staff, 'POST', '/complaints', query(changes));
    assert.equal(answer.statusCode, 400, JSON.stringify(changes));
    assert.ok(answer.json<{ errors: object }>().errors[field as never], answer.body);
  }
});

test('the count and the totals agree with the list', async () => {
  const answer = await scene.call(scene.main, 'POST', '/complaints', query({ itemsPerPage: 2 }));
  const { totalItemCount, totalCount, totalPages } = answer.json<ListAnswer<ComplaintRow>>();
  assert.deepEqual([totalItemCount, totalCount, totalPages], [3, 3, 2]);
  for (const body of [{ headers: [] }, []])
    assert.equal((await scene.call(scene.main, 'POST', '/complaints/count', body)).json(), 3);
});

test('a colleague may open the case and comment, but not finish it; people to mention come along', async () => {
  const answer = await scene.call(scene.colleague, 'GET', `/complaints/${ids.worker}`);
  const { regLine, tagUsers, contactPersons } = answer.json<{
    regLine: RegLine;
    tagUsers: { key: number }[];
    contactPersons: { id: number }[];
  }>();
  assert.deepEqual(regLine.may, {
    finish: false,
    changeStatus: false,
    changeResponsible: false,
    comment: true,
  });
  assert.equal(regLine.regHeaderResponsibleName, 'Kari Solberg');
  assert.match(regLine.updatedString, /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  const { staff, main, worker, colleague } = scene;
  assert.deepEqual(
    tagUsers.map(({ key }) => key).sort(),
    [staff.id, main.id, worker.id, colleague.id].sort(),
  );
  assert.deepEqual(contactPersons.map(({ id }) => id).sort(), [main.id, colleague.id].sort());
});

test('a case tells its comments, internal ones to developer staff alone', async () => {
  const { db } = scene.app.database;
  const owner = { owner_kind: 'complaint', owner_id: ids.worker } as const;
  const said = (text: string, recipient_type: 2 | 3) =>
    createComment(db, scene.staff, { ...owner, text, recipient_type });
  await said('Kommer tirsdag.', 3);
  await said('Ring kunden først.', 2);
  const read = async (who: TestContact) => {
    const answer = await scene.call(who, 'GET', `/complaints/${ids.worker}`);
    return answer.json<{ regLine: RegLine }>().regLine.comments?.map(({ text }) => text);
  };
  assert.deepEqual(await read(scene.staff), ['Kommer tirsdag.', 'Ring kunden først.']);
  assert.deepEqual(await read(scene.worker), ['Kommer tirsdag.']);
});

test('staff filter by all who hold a case, those who have left too, told apart by company', async () => {
  const { staff, stranger, call, app } = scene;
  const people = async () =>
    (await call(staff, 'GET', '/complaints/filteroptions'))
      .json<{ contactPersons: { key: number; value: string }[] }>()
      .contactPersons.filter(({ key }) => key === stranger.id)
      .map(({ value }) => value);
  const [before] = await people();
  assert.match(before ?? '', /^.+, .+ AS$/);
  const active = (is: boolean) =>
    app.database.db.updateTable('contact_person').set({ active: is }).where('id', '=', stranger.id).execute();
  await active(false);
  assert.deepEqual(await people(), [before]);
  await active(true);
});

test('filter options tell contractors nothing of other companies', async () => {
  const { users, contactPersonContact, contactPersons } = (
    await scene.call(scene.worker, 'GET', '/complaints/filteroptions')
  ).json<Record<string, unknown[]>>();
  assert.deepEqual([users, contactPersonContact, contactPersons?.length], [[], [], 3]);
});
