import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Passage } from '../infotech/passage';
import { presentOn } from '../infotech/presentOn';
import { type DayOnSite, daysOnSite } from './daysOnSite';

/** 'in 1,2 2026-03-02T07:00' in Norwegian winter time unless it says otherwise. */
const read = (text: string): Passage => {
  const [direction, ids = '', at = ''] = text.split(' ');
  const instant = /[+Z]/.test(at) ? at : `${at}+01:00`;
  return {
    direction: direction === 'out' ? 'out' : 'in',
    projectIds: ids.split(',').map(Number),
    at: Date.parse(instant),
  };
};
const clock = (at: number | null) =>
  at === null
    ? '–'
    : new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Oslo' }).slice(5, 16).replace(' ', 'T');
const write = ({ projectId, day, firstIn, lastOut, enteredAt }: DayOnSite) =>
  `${projectId} ${day} ${clock(firstIn)} ${clock(lastOut)}${enteredAt === null ? '' : ` on site since ${clock(enteredAt)}`}`;

const cases: [what: string, passages: string[], days: string[]][] = [
  ['a day', ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T15:30'], ['1 2026-03-02 03-02T07:00 03-02T15:30']],
  [
    'lunch outside: the first in and the last out',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T11:00', 'in 1 2026-03-02T11:30', 'out 1 2026-03-02T15:30'],
    ['1 2026-03-02 03-02T07:00 03-02T15:30'],
  ],
  [
    'back from lunch: on site, and no last out',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T11:00', 'in 1 2026-03-02T11:30'],
    ['1 2026-03-02 03-02T07:00 – on site since 03-02T11:30'],
  ],
  [
    'several gates: the first and the last of them',
    ['in 1 2026-03-02T07:00', 'in 1 2026-03-02T07:02', 'out 1 2026-03-02T15:30', 'out 1 2026-03-02T15:33'],
    ['1 2026-03-02 03-02T07:00 03-02T15:33'],
  ],
  [
    'two projects on one site',
    ['in 1,2 2026-03-02T07:00', 'out 1,2 2026-03-02T15:30'],
    ['1 2026-03-02 03-02T07:00 03-02T15:30', '2 2026-03-02 03-02T07:00 03-02T15:30'],
  ],
  [
    'from one site to the other; the check-out ends both',
    ['in 1 2026-03-02T07:00', 'in 2 2026-03-02T12:00', 'out 2 2026-03-02T15:30'],
    ['1 2026-03-02 03-02T07:00 03-02T15:30', '2 2026-03-02 03-02T12:00 03-02T15:30'],
  ],
  [
    'a night shift belongs to the day on which it began',
    ['in 1 2026-03-02T22:00', 'out 1 2026-03-03T06:00'],
    ['1 2026-03-02 03-02T22:00 03-03T06:00'],
  ],
  [
    'a night shift, then the next evening',
    ['in 1 2026-03-02T22:00', 'out 1 2026-03-03T06:00', 'in 1 2026-03-03T22:00', 'out 1 2026-03-04T06:00'],
    ['1 2026-03-02 03-02T22:00 03-03T06:00', '1 2026-03-03 03-03T22:00 03-04T06:00'],
  ],
  [
    'just after midnight in Norway is the day before in UTC',
    ['in 1 2026-07-02T00:10+02:00', 'out 1 2026-07-02T08:00+02:00'],
    ['1 2026-07-02 07-02T00:10 07-02T08:00'],
  ],
  [
    'the night on which summer time begins',
    ['in 1 2026-03-28T23:30+01:00', 'out 1 2026-03-29T06:00+02:00'],
    ['1 2026-03-28 03-28T23:30 03-29T06:00'],
  ],
  [
    'the hour that comes twice when summer time ends',
    ['in 1 2026-10-25T02:30+02:00', 'out 1 2026-10-25T02:10+01:00'],
    ['1 2026-10-25 10-25T02:30 10-25T02:10'],
  ],
  [
    'who forgot to check out has no last out, also when they come the day after',
    ['in 1 2026-03-02T07:00', 'in 1 2026-03-03T07:00', 'out 1 2026-03-03T15:30'],
    ['1 2026-03-02 03-02T07:00 –', '1 2026-03-03 03-03T07:00 03-03T15:30'],
  ],
  ['who was only seen going out was there', ['out 1 2026-03-02T15:30'], ['1 2026-03-02 – 03-02T15:30']],
  [
    'the day after a check-in that was never ended, too',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-03T15:30'],
    ['1 2026-03-02 03-02T07:00 –', '1 2026-03-03 – 03-03T15:30'],
  ],
  [
    'in and out at the same instant is out',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T07:00'],
    ['1 2026-03-02 03-02T07:00 03-02T07:00'],
  ],
];

for (const [what, passages, days] of cases) {
  test(`days: ${what}`, () => {
    const given = passages.map(read);
    assert.deepEqual(daysOnSite(given).map(write).sort(), days);
    assert.deepEqual(daysOnSite(given.toReversed()).map(write).sort(), days, 'whatever order they came in');
  });
}

const now = Date.parse('2026-03-02T16:00+01:00');
const present: [what: string, passages: string[], projects: number[]][] = [
  ['nobody who has not come', [], []],
  ['where one has checked in', ['in 1,2 2026-03-02T07:00', 'in 3 2026-03-02T12:00'], [1, 2, 3]],
  ['nowhere after a check-out of any site', ['in 1,2 2026-03-02T07:00', 'out 9 2026-03-02T12:00'], []],
  [
    'where one has come back',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T11:00', 'in 2 2026-03-02T11:30'],
    [2],
  ],
  ['nowhere sixteen hours after', ['in 1 2026-03-01T23:59'], []],
  [
    'nowhere when in and out came at the same instant',
    ['in 1 2026-03-02T07:00', 'out 1 2026-03-02T07:00'],
    [],
  ],
];

for (const [what, passages, projects] of present) {
  test(`one is present ${what}`, () => {
    assert.deepEqual([...presentOn(passages.map(read), now)].sort(), projects);
    assert.deepEqual([...presentOn(passages.map(read).toReversed(), now)].sort(), projects);
  });
}
