import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import type { ListAnswer } from '@byggtun/shared/contract/list';

import { createComplaint, createProject } from '../../../testing/builders/cases';
import { buildScene, type Scene } from '../../../testing/builders/scene';

const texts = {
  andre: 'Besøk hos André',
  ingrid: 'INGRID ringer tilbake',
  opening: 'Åpning mot øst',
  monkey: 'Apning som ost',
  honest: 'Ærlig talt',
  early: 'Aerlig talt',
  polish: 'Łukasz Żyła kommer',
  german: 'Frau Müller',
  swede: 'Björn Sjögren, Älvsjö',
  signs: '50 % \\ av_alt',
} as const;
type Name = keyof typeof texts;

let scene: Scene;
const ids = new Map<number, Name>();

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const project_id = await createProject(db, { name: 'Åsgård terrasse' });
  const other = await createProject(db, { name: 'Fjordbyen' });
  for (const [name, text] of Object.entries(texts) as [Name, string][]) {
    const values = { name: text, description: '', project_id: name === 'andre' ? project_id : other };
    ids.set(await createComplaint(db, scene.worker, values), name);
  }
});

const found = async (changes: object): Promise<(Name | undefined)[]> => {
  const payload = { headers: [], page: 1, itemsPerPage: 50, ...changes };
  const answer = await scene.call(scene.staff, 'POST', '/complaints', payload);
  assert.equal(answer.statusCode, 200, answer.body);
  const { items, totalItemCount } = answer.json<ListAnswer<ComplaintRow>>();
  assert.equal(totalItemCount, items.length);
  return items.map(({ id }) => ids.get(id)).sort();
};

test('texts are found without regard to case and accents; æ, ø and å are letters of their own', async () => {
  const table: [string, Name[]][] = [
    ['andre', ['andre']],
    ['ANDRÉ', ['andre']],
    // The accent as a letter of its own, as some keyboards send it.
    ['Andre\u0301', ['andre']],
    ['ingrid', ['ingrid']],
    ['Ingrid', ['ingrid']],
    ['åpning', ['opening']],
    ['ÅPNING', ['opening']],
    ['A\u030apning', ['opening']],
    ['apning', ['monkey']],
    ['øst', ['opening']],
    ['ost', ['monkey']],
    ['ærlig', ['honest']],
    ['aerlig', ['early']],
    ['lukasz zyla', ['polish']],
    ['muller', ['german']],
    // ä and ö are how Swedes and Germans write æ and ø, and stand there in the alphabet too.
    ['bjørn', ['swede']],
    ['bjorn', []],
    ['ælvsjø', ['swede']],
    ['%', ['signs']],
    ['_', ['signs']],
    ['\\', ['signs']],
    ['åsgård', ['andre']],
    ['asgard', []],
    ['FJORDBYEN', Object.keys(texts).filter((name) => name !== 'andre') as Name[]],
    ['kowalski', Object.keys(texts) as Name[]],
    ['kowalski piotr', Object.keys(texts) as Name[]],
    ['øst  åpning', ['opening']],
    ['terrasse åsgård', ['andre']],
    // Words of one text, not of several.
    ['kowalski åpning', []],
    ['åpning vest', []],
    ['finnes ikke', []],
  ];
  for (const [search, expected] of table)
    assert.deepEqual(await found({ search }), [...expected].sort(), search);
});

test('a column of text is compared in the four ways, folded alike', async () => {
  const table: [string, string, string, Name[]][] = [
    ['lineName', 'contains', 'HOS andre', ['andre']],
    ['lineName', 'startsWith', 'åp', ['opening']],
    ['lineName', 'startsWith', 'pning', []],
    ['lineName', 'endsWith', 'ØST', ['opening']],
    ['lineName', 'endsWith', 'ost', ['monkey']],
    ['lineName', 'equals', 'frau muller', ['german']],
    ['lineName', 'equals', 'muller', []],
    ['projectName', 'equals', 'ÅSGÅRD TERRASSE', ['andre']],
    ['projectName', 'endsWith', 'terrasse', ['andre']],
    ['contactPersonName', 'startsWith', 'piotr', Object.keys(texts) as Name[]],
    ['contactPersonName', 'startsWith', 'kowalski', []],
    ['contactName', 'contains', 'tømrer', Object.keys(texts) as Name[]],
    ['customerName', 'contains', 'nobody', []],
    ['projSectionApartNum', 'contains', '014', []],
  ];
  for (const [value, filterClause, text, expected] of table) {
    const headers = [{ value, type: 'string', filterClause, filterValues: [text] }];
    assert.deepEqual(await found({ headers }), [...expected].sort(), `${value} ${filterClause} ${text}`);
  }
});

test('whole numbers are compared, and between holds both ends', async () => {
  const [first = 0, second = 0, third = 0] = [...ids.keys()];
  const table: [string, number[], number[]][] = [
    ['equals', [second], [second]],
    ['atLeast', [second], [...ids.keys()].slice(1)],
    ['atMost', [second], [first, second]],
    ['lessThan', [second], [first]],
    ['greaterThan', [second], [...ids.keys()].slice(2)],
    ['between', [second, third], [second, third]],
  ];
  for (const [filterClause, filterValues, expected] of table) {
    const headers = [{ value: 'lineId', type: 'int', filterClause, filterValues }];
    assert.deepEqual(await found({ headers }), expected.map((id) => ids.get(id)).sort(), filterClause);
  }
});
