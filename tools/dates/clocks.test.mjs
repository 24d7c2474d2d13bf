import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clocksAfter, readClock } from './clocks.mjs';
import { readChoice } from './readChoice.mjs';
import { stagesAt } from './stagesAt.mjs';

const namesAfter = (now) => clocksAfter(new Date(now)).map(({ name }) => name);

test('twelve times, all ahead, in the time of Oslo', () =>
  assert.deepEqual(namesAfter('2026-11-25T18:00:00Z'), [
    '2027-01-01 13:00',
    '2027-02-28 13:00',
    '2028-02-29 13:00',
    '2027-03-28 04:30',
    '2027-10-31 03:30',
    '2027-07-01 00:30',
    '2026-11-28 13:00',
    '2026-11-29 13:00',
    '2027-01-15 23:55',
    '2027-01-16 00:05',
    '2026-12-31 13:00',
    '2028-11-25 13:00',
  ]));

for (const now of [
  '2028-02-29T12:00:00Z',
  '2027-12-31T23:30:00Z',
  '2026-11-28T03:00:00Z',
  '2027-03-28T02:30:00Z',
])
  test(`at ${now} none is the present or the past`, () => {
    const clocks = clocksAfter(new Date(now));
    assert.equal(clocks.length, 12);
    for (const { name, at } of clocks) assert.ok(new Date(at) > new Date(now), name);
  });

test('a clock is read as a day or an instant; anything else is refused with a sentence', () => {
  assert.deepEqual(readClock('2028-02-29'), { name: '2028-02-29 13:00', at: '2028-02-29T12:00:00.000Z' });
  assert.equal(readClock('2027-12-31T22:59:58Z').name, '2027-12-31 23:59');
  for (const text of ['tomorrow', '29.02.2028', '2028-13-01', '2028'])
    assert.throws(() => readClock(text), new RegExp(`^Error: ${text} er ikke et tidspunkt`));
});

const stagesOf = (...args) => {
  const { scope, clocks, isChosen } = readChoice(args);
  return clocks.flatMap((clock) => stagesAt(scope, clock, '/data').filter(isChosen));
};

test('everything is tried at each clock, and the report names it', () => {
  assert.equal(stagesOf().length, 36);
  assert.deepEqual(
    stagesOf('--clock', '2028-02-29').map(({ name }) => name),
    ['api', 'screens', 'seed'].map((name) => `${name} at 2028-02-29 13:00`),
  );
});

test('packages, stages and clocks can be chosen', () => {
  const chosen = stagesOf('mf-cases', '--clock', '2028-02-29', '--clock', '2027-01-01', '--stage', 'api');
  assert.deepEqual(
    chosen.map(({ name, args }) => [name, args.at(-1)]),
    ['2028-02-29', '2027-01-01'].map((day) => [`api at ${day} 13:00`, 'src/areas/cases']),
  );
  assert.throws(() => readChoice(['--stage', 'lint']), /Fant ikke lint/);
});
