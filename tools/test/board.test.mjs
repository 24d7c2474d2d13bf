import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createBoard } from './board.mjs';

const setUp = (terminal = {}) => {
  const told = { now: 0, text: '' };
  const board = createBoard({
    stdout: { write: (text) => (told.text += text), ...terminal },
    now: () => told.now,
  });
  const wait = (seconds) => {
    for (let i = 0; i < seconds; i += 1) {
      told.now += 1000;
      board.tick();
    }
  };
  const taken = () => {
    const { text } = told;
    told.text = '';
    return text;
  };
  return { board, wait, taken };
};

test('a log says what starts, each failure as it comes, and after 15 s of silence how far it is', () => {
  const { board, wait, taken } = setUp();
  board.start('api');
  board.start('lint');
  assert.equal(taken(), '▸ api\n▸ lint\n');
  wait(14);
  assert.equal(taken(), '');
  board.told('api', { ok: true });
  wait(1);
  assert.equal(taken(), '  … api 0:15 1 ✓ · lint 0:15\n');
  wait(10);
  board.progress('api', { done: 12, all: 185, of: 'files' });
  board.told('api', { ok: false, test: 'a.test.ts › turns away', message: 'expected 403\nat a.test.ts' });
  assert.equal(taken(), '  ✗ api: a.test.ts › turns away\n      expected 403\n      at a.test.ts\n');
  wait(14);
  assert.equal(taken(), '');
  wait(1);
  assert.equal(taken(), '  … api 0:40 12/185 files 1 ✓ 1 ✗ · lint 0:40\n');
  assert.equal(board.end('api').length, 1);
  wait(60);
  assert.equal(taken(), ['0:55', '1:10', '1:25', '1:40'].map((time) => `  … lint ${time}\n`).join(''));
});

test('a log has neither tricks of a cursor nor words that are summed up', () => {
  const { board, wait, taken } = setUp();
  board.start('api');
  board.told('api', { ok: false, test: 't', message: 'm' });
  wait(40);
  const text = taken();
  // eslint-disable-next-line no-control-regex
  assert.doesNotMatch(text, /[\r\x1b]/);
  assert.doesNotMatch(text, /passed|failed/);
});

test('a terminal has it in one line at its bottom, which other lines push down', () => {
  const { board, wait, taken } = setUp({ isTTY: true, columns: 20 });
  board.start('screens');
  assert.equal(taken(), '\r\x1b[K▸ screens\n');
  wait(1);
  assert.equal(taken(), '\r\x1b[K  … screens 0:01');
  board.told('screens', { ok: true });
  wait(600);
  assert.ok(taken().endsWith('\r\x1b[K  … screens 10:01 1'), 'no wider than the terminal');
  board.end('screens');
  board.say('✓ screens');
  assert.equal(taken(), '\r\x1b[K✓ screens\n');
  wait(20);
  assert.equal(taken(), '');
});

test('of a stage where all fails thirty failures are shown, and all counted', () => {
  const { board, taken } = setUp();
  board.start('api');
  for (let i = 0; i < 100; i += 1) board.told('api', { ok: false, test: `t${i}` });
  assert.equal(taken().split('\n').length, 1 + 30 * 2 + 1);
  assert.equal(board.end('api').length, 100);
});
