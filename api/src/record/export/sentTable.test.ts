import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { sentRowLimit } from '@byggtun/shared/contract/exportTable';

import { buildScene, type Scene } from '../../testing/builders/scene';
import { readWorkbook } from '../../testing/readWorkbook';

let scene: Scene;

before(async () => {
  scene = await buildScene();
});

const columns = [
  { dataKey: 'sak', name: 'Sak', exportCol: true },
  { dataKey: 'intern', name: 'Internt', exportCol: false },
  { dataKey: 'antall', name: 'Antall', exportCol: true },
  { dataKey: 'ferdig', name: 'Ferdig', exportCol: true },
];
const row = (values: Readonly<Record<string, unknown>>) => ({
  values: Object.entries(values).map(([key, value]) => ({ key, value })),
});
const send = (who: Scene['main'] | undefined, rows: unknown) =>
  scene.call(who, 'POST', '/export/table', { FileName: 'Egne rader', columns, rows, footer: 'Sum: 4' });

test('who is turned away with rows of their own', async () => {
  assert.equal((await send(undefined, [])).statusCode, 401);
});

test('rows that are sent along stand in the chosen columns, as text', async () => {
  const rows = [
    row({ antall: 4, sak: '=1+1', intern: 'x', ferdig: true }),
    row({ sak: 'Vindu', antall: null }),
  ];
  const answer = await send(scene.worker, rows);
  assert.equal(answer.statusCode, 200, answer.body);
  const { rows: opened, looks } = readWorkbook(answer.rawPayload);
  assert.deepEqual(opened.slice(0, 3), [['Sak', 'Antall', 'Ferdig'], ['=1+1', '4', 'Ja'], ['Vindu']]);
  assert.deepEqual(opened.at(-1), ['Sum: 4']);
  // Not taken for a formula.
  assert.notEqual(looks.A2, looks.A3);
});

test('what rows of their own are refused for', async () => {
  const table: unknown[] = [
    Array.from({ length: sentRowLimit + 1 }, () => row({})),
    [row({ sak: 'x'.repeat(32_768) })],
    [row({ sak: { a: 1 } })],
    [{ sak: 'x' }],
  ];
  for (const rows of table) assert.equal((await send(scene.staff, rows)).statusCode, 400);
});
