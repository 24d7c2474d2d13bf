import assert from 'node:assert/strict';
import { test } from 'node:test';

import { partOutput, toRecord } from './told.mjs';

const part = (chunks) => {
  const told = [];
  const progress = [];
  let text = '';
  const parted = partOutput({
    onTold: (one) => told.push(one),
    onProgress: (one) => progress.push(one),
    onText: (one) => (text += one),
  });
  chunks.forEach(parted.take);
  parted.end();
  return { told, progress, text };
};

const passed = { ok: true };
const failed = { ok: false, test: 'æ › ø', message: 'a\nb' };
const one = { done: 1, all: 2, of: 'files' };
const output = `ok 1 - one\n${toRecord(passed)}${toRecord(one)}written without an end of line ${toRecord(failed)}# pass 1\nnone`;
const expected = {
  told: [passed, failed],
  progress: [one],
  text: 'ok 1 - one\nwritten without an end of line # pass 1\nnone',
};

test('what reporters tell is found wherever a chunk of the output ends', () => {
  assert.deepEqual(part([...output]), expected);
  for (let at = 0; at <= output.length; at += 1)
    assert.deepEqual(part([output.slice(0, at), output.slice(at)]), expected);
});

for (const line of ['\x1enot a record\n', '\x1e{"ok":"yes"}\n', '\x1enull\n', 'plain\n', '\n', 'no end']) {
  test(`${JSON.stringify(line)} is text, and lost neither`, () =>
    assert.deepEqual(part([line]), { told: [], progress: [], text: line }));
}

test('what never ends its line is not gathered for ever', () => {
  const chunks = Array.from({ length: 40 }, () => 'x'.repeat(100_000));
  const sizes = [];
  const nothing = () => undefined;
  const onText = (text) => sizes.push(text.length);
  const parted = partOutput({ onTold: nothing, onProgress: nothing, onText });
  chunks.forEach(parted.take);
  assert.ok(sizes.length > 1, 'it goes on before the end');
  assert.ok(Math.max(...sizes) < 1_200_000);
});

test('a message is told without colours and not at any length', () => {
  const [{ message }] = part([
    toRecord({ ok: false, test: 't', message: `\x1b[31m${'x'.repeat(9_000)}` }),
  ]).told;
  assert.equal(message, `${'x'.repeat(4_000)} …`);
});
