import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Refusal } from '../http/refuse';
import { StartError } from '../start/StartError';
import { createRate } from './createRate';
import { createLimits } from './limits';
import { limitNames, limitSetting, limitTable } from './limitTable';
import { readLimits } from './readLimits';

const quiet = { warn: () => undefined };

test('limits have their defaults, and each can be set', () => {
  for (const name of limitNames) {
    assert.equal(readLimits({})[name], limitTable[name].value);
    assert.equal(readLimits({ [limitSetting(name)]: '7' })[name], 7);
  }
});

test('a limit that is no whole number from 1 on is refused with a sentence that names it', () => {
  for (const value of ['0', '-1', '1.5', 'mange'])
    assert.throws(
      () => readLimits({ BYGGTUN_LIMIT_CALLS_AT_ONCE: value }),
      (error: unknown) =>
        error instanceof StartError &&
        error.message.startsWith(
          `Innstillingen BYGGTUN_LIMIT_CALLS_AT_ONCE har en ugyldig verdi: «${value}». `,
        ),
    );
});

test('a time is a day at most', () => {
  for (const [setting, day] of [
    ['BYGGTUN_LIMIT_EXPORT_SECONDS', 86_400],
    ['BYGGTUN_LIMIT_MAIL_GATHER_MINUTES', 1_440],
  ] as const) {
    readLimits({ [setting]: String(day) });
    assert.throws(
      () => readLimits({ [setting]: String(day + 1) }),
      (error: unknown) => error instanceof StartError && error.message.includes(`fra 1 til ${day} (`),
    );
  }
});

test('who does something too often is told when to come again, and nobody else is', async () => {
  const limits = createLimits({ ...readLimits({}), callsPerMinute: 2 }, quiet);
  const take = createRate(limits, 'callsPerMinute', 60);
  await take('a');
  await take('a');
  await assert.rejects(take('a'), (error: unknown) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual([error.status, error.headers['retry-after']], [429, '60']);
    assert.match(error.message, /Vent 60 sekunder/);
    return true;
  });
  await take('b');
  assert.deepEqual(limits.counts(), { callsPerMinute: 1 });
});

test('operators are told of a limit at once, and then no more than once a minute', () => {
  const lines: object[] = [];
  const limits = createLimits(readLimits({}), { warn: (line: object) => lines.push(line) });
  for (let n = 0; n < 50; n++) limits.busy('waitSeconds');
  assert.deepEqual(lines, [{ limit: 'waitSeconds', value: 10, times: 1 }]);
  assert.deepEqual(limits.counts(), { waitSeconds: 50 });
});
