import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areas } from '../../areas';
import type { Area } from './area';
import { collect } from './collect';

const another = (over: Partial<Area>): Area => ({ name: 'another', routes: [], ...over });
const [cases] = areas.filter(({ name }) => name === 'cases');

test('all that the contract promises is declared', () => {
  const { kinds, owners, exports, badges, settings, openWork } = collect(areas);
  assert.deepEqual([...kinds.keys()].sort(), [
    0,
    1,
    2,
    'activity',
    'checklist',
    'checkpoint',
    'revision',
    'schedule',
  ]);
  assert.deepEqual(
    [...owners.keys()].filter((type) => ![...kinds.values()].some((kind) => kind.type === type)),
    ['contact_person_course', 'goods_receipt'],
  );
  assert.deepEqual([...exports.keys()].sort(), [
    'actions',
    'checklists',
    'checkups',
    'complaints',
    'orders',
    'readiness',
    'siteDays',
  ]);
  assert.deepEqual(badges.flatMap(({ names }) => names).sort(), [
    'actions',
    'activeBooking',
    'checklists',
    'checkups',
    'complaints',
    'enquiry',
  ]);
  assert.deepEqual(openWork.map(({ type }) => type).sort(), ['action', 'checklist', 'complaint', 'schedule']);
  assert.deepEqual([...settings.keys()], ['psiAgreement']);
});

const collisions: [string, Partial<Area>][] = [
  ["area 'cases'", { name: 'cases' }],
  ["kind '0'", { kinds: cases?.kinds?.slice(0, 1) ?? [] }],
  ["owner 'contact_person_course'", { owners: areas.flatMap(({ owners = [] }) => owners) }],
  ["export 'actions'", { exports: { actions: cases?.exports?.actions ?? assert.fail() } }],
  ["open work of the kind 'action'", { openWork: cases?.openWork?.slice(1) ?? [] }],
  ["badge 'enquiry'", { badges: { names: ['enquiry'], count: () => Promise.resolve({}) } }],
];
for (const [what, over] of collisions)
  test(`two areas that declare the ${what} are told at start`, () => {
    assert.throws(() => collect([...areas, another(over)]), { message: `Two areas declare the ${what}.` });
  });

test('what nobody declares is told at start', () => {
  const rest = areas.filter(({ name }) => name !== 'cases');
  assert.throws(() => collect(rest), { message: 'No area declares the kind 0, 1, 2.' });
});

test('a name that the contract would refuse is told at start', () => {
  const badges = { names: ['my-badge'], count: () => Promise.resolve({}) };
  assert.throws(() => collect([...areas, another({ badges })]), /The badge 'my-badge'/);
});
