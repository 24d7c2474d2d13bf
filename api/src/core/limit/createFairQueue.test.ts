import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createFairQueue, NoTurnError } from './createFairQueue';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for a turn and notes when it begins. */
const asker = (queue: ReturnType<typeof createFairQueue>) => {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string) => {
    const asked = queue.enter(key).then((end) => {
      began.push(key);
      ends.push(end);
    });
    asked.catch(() => undefined);
    return asked;
  };
  const endFirst = async () => {
    ends.shift()?.();
    await settle();
  };
  return { began, ask, endFirst };
};

const isNoTurn = (why: string) => (error: unknown) => error instanceof NoTurnError && error.why === why;

test('one person runs no more than their share, and the others do not wait for it', async () => {
  const { began, ask } = asker(createFairQueue({ perKey: 2, total: 4, waiting: 10 }));
  for (let n = 0; n < 5; n++) void ask('flooder');
  void ask('other');
  await settle();
  assert.deepEqual(began, ['flooder', 'flooder', 'other']);
});

test('turns go round among those who wait', async () => {
  const { began, ask, endFirst } = asker(createFairQueue({ perKey: 1, total: 1, waiting: 10 }));
  for (let n = 0; n < 4; n++) void ask('flooder');
  void ask('one');
  void ask('two');
  for (let n = 0; n < 6; n++) await endFirst();
  assert.deepEqual(began, ['flooder', 'flooder', 'one', 'two', 'flooder', 'flooder']);
});

test('who has too much waiting is refused, alone', async () => {
  const { ask } = asker(createFairQueue({ perKey: 1, total: 1, waiting: 2 }));
  void ask('flooder');
  void ask('flooder');
  void ask('flooder');
  await assert.rejects(ask('flooder'), isNoTurn('full'));
  const others = ask('other');
  await settle();
  assert.ok(await Promise.race([others.then(() => false), Promise.resolve(true)]));
});

test('who waits too long or leaves gives up the place', async () => {
  // Nobody ends the turn meanwhile.
  const short = 1;
  const queue = createFairQueue({ perKey: 1, waiting: 5 });
  const end = await queue.enter('a');
  await assert.rejects(queue.enter('a', { timeout: short }), isNoTurn('late'));
  const leaving = new AbortController();
  const left = queue.enter('a', { signal: leaving.signal });
  leaving.abort();
  await assert.rejects(left, isNoTurn('left'));
  await assert.rejects(queue.enter('a', { signal: leaving.signal }), isNoTurn('left'));
  end();
  end();
  const again = await queue.enter('a');
  // The turn that was ended twice is one turn.
  await assert.rejects(queue.enter('a', { timeout: short }), isNoTurn('late'));
  again();
});

test('work that fails ends its turn', async () => {
  const queue = createFairQueue({ perKey: 1, waiting: 1 });
  await assert.rejects(
    queue.run('a', () => Promise.reject(new Error('no'))),
    /no/,
  );
  assert.equal(await queue.run('a', () => Promise.resolve(7)), 7);
});
