import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { sharedLookup } from './sharedLookup';

const source = {};

test('who asks for the same in one turn shares a lookup, which begins after all of them have asked', async () => {
  let asked = 0;
  let answer = 'before';
  const lookup = sharedLookup((_: object, key: string) => {
    asked += 1;
    return Promise.resolve(`${key} ${answer}`);
  });
  const first = lookup(source, 'kari');
  const other = lookup(source, 'piotr');
  answer = 'after';
  const second = lookup(source, 'kari');
  assert.deepEqual(await Promise.all([first, second, other]), ['kari after', 'kari after', 'piotr after']);
  assert.equal(asked, 2);
});

test('who asks in a later turn is told what is true then, also while the lookup before is under way', async () => {
  const answers: ((value: string) => void)[] = [];
  const lookup = sharedLookup(() => new Promise<string>((resolve) => answers.push(resolve)));
  const first = lookup(source, 'kari');
  await turn();
  const second = lookup(source, 'kari');
  await turn();
  assert.equal(answers.length, 2);
  answers[1]?.('now');
  answers[0]?.('then');
  assert.deepEqual(await Promise.all([first, second]), ['then', 'now']);
});

test('a failure reaches all who share it, and nobody after them', async () => {
  let fails = true;
  const lookup = sharedLookup(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve('kari')));
  const both = [lookup(source, 'kari'), lookup(source, 'kari')];
  for (const { status } of await Promise.allSettled(both)) assert.equal(status, 'rejected');
  fails = false;
  assert.equal(await lookup(source, 'kari'), 'kari');
});

test('each database has its own', async () => {
  const lookup = sharedLookup((from: { name: string }) => Promise.resolve(from.name));
  assert.deepEqual(await Promise.all([lookup({ name: 'a' }, 'x'), lookup({ name: 'b' }, 'x')]), ['a', 'b']);
});
