import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { CommentType } from '@byggtun/shared/contract/comment';

import { areas } from '../../areas';
import { noteArea } from '../../testing/noun/noteArea';
import { demoGround } from '../demo/ground/demoGround';
import type { Area } from './area';
import { collect, type Registers } from './collect';

const another = (over: Partial<Area>): Area => ({ name: 'another', routes: [], ...over });
const [cases] = areas.filter(({ name }) => name === 'cases');

/** Those of them that nobody declares. */
const lacking = <Name>(promised: readonly Name[], declared: Iterable<Name>) => {
  const names = new Set(declared);
  return promised.filter((name) => !names.has(name));
};

test('what the contract promises, and lists and pages ask for, is declared; an area may add to it', () => {
  const { kinds, owners, exports, badges, settings, openWork, ownTables } = collect(areas);
  const kindNames = [0, 1, 2, 'activity', 'checklist', 'checkpoint', 'revision', 'schedule'] as const;
  assert.deepEqual(lacking<CommentType>(kindNames, kinds.keys()), []);
  const types = [...kinds.values()].map(({ type }) => type);
  assert.deepEqual(lacking([...types, 'contact_person_course', 'goods_receipt'], owners.keys()), []);
  const lists = ['actions', 'checklists', 'checkups', 'complaints', 'orders', 'readiness', 'siteDays'];
  assert.deepEqual(lacking(lists, exports.keys()), []);
  const counts = ['actions', 'activeBooking', 'checklists', 'checkups', 'complaints', 'enquiry'];
  assert.deepEqual(
    lacking(
      counts,
      badges.flatMap(({ names }) => names),
    ),
    [],
  );
  const open = openWork.map(({ type }) => type);
  assert.deepEqual(lacking(['action', 'checklist', 'complaint', 'schedule'], open), []);
  assert.deepEqual(lacking(['psiAgreement'], settings.keys()), []);
  const stored = ownTables.map(({ table }) => table);
  assert.deepEqual(lacking(['person', 'comment', 'site_day', 'complaint'], stored), []);
});

test('what one area more declares is found beside the rest, and nothing else comes of it', () => {
  const before = collect(areas);
  const after = collect([
    ...areas,
    {
      ...noteArea,
      exports: { notes: cases?.exports?.actions ?? assert.fail() },
      ownTables: [{ title: 'Notater', table: 'note', who: [], told: [], anonymised: 'points' }],
    },
  ]);
  assert.deepEqual(lacking([...after.kinds.keys()], before.kinds.keys()), ['note']);
  assert.deepEqual(lacking([...after.owners.keys()], before.owners.keys()), ['note']);
  assert.deepEqual(lacking([...after.exports.keys()], before.exports.keys()), ['notes']);
  const counted = ({ badges }: Registers) => badges.flatMap(({ names }) => names);
  assert.deepEqual(lacking(counted(after), counted(before)), ['notes']);
  const titles = ({ ownTables }: Registers) => ownTables.map(({ title }) => title);
  assert.deepEqual(lacking(titles(after), titles(before)), ['Notater']);
});

const collisions: [string, Partial<Area>][] = [
  ["area 'cases'", { name: 'cases' }],
  ["kind '0'", { kinds: cases?.kinds?.slice(0, 1) ?? [] }],
  ["owner 'contact_person_course'", { owners: areas.flatMap(({ owners = [] }) => owners) }],
  ["export 'actions'", { exports: { actions: cases?.exports?.actions ?? assert.fail() } }],
  ["open work of the kind 'action'", { openWork: cases?.openWork?.slice(1) ?? [] }],
  ["own data 'Tiltak'", { ownTables: cases?.ownTables?.slice(2) ?? [] }],
  ["demo data 'demo actions'", { demo: { rows: cases?.demo?.rows?.slice(1) ?? [] } }],
  ["demo data 'demo attachments'", { demo: { files: cases?.demo?.files ?? [] } }],
  ["demo data 'demo'", { demo: { rows: [demoGround] } }],
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
