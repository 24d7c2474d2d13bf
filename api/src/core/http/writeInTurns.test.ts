import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writeInTurns } from './writeInTurns';

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Øst «${id}»`, gone: undefined }));

test('a long list is the same JSON as when it is written in one go', async () => {
  for (const answer of [
    rows(501),
    rows(1000),
    rows(20_001),
    { items: rows(777), totalCount: 777, totalPages: 1 },
    { items: rows(501) },
  ])
    assert.deepEqual(JSON.parse(String(await writeInTurns(answer))), JSON.parse(JSON.stringify(answer)));
});

test('other work has its turn while it is written', async () => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await writeInTurns(rows(5000));
  isOver = true;
  assert.ok(turns >= 10);
});

test('what is short, and what is no list, is written in one go', async () => {
  for (const answer of [rows(500), [], { items: rows(3) }, { items: 'x' }, {}, null, undefined, 7, 'text'])
    assert.equal(await writeInTurns(answer), undefined);
});
