import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeGround } from './makeGround';
import { isOrganisationNumber } from './organisationNumber';

test('people and projects are the same each time, with the counts that were decided', () => {
  const ground = makeGround('2026-11-21');
  assert.deepEqual(makeGround('2026-11-21'), ground);
  const { people, projects } = ground;
  assert.equal(projects.projects.length, 14);
  assert.equal(people.companies.length, 8);
  assert.ok(people.companies.every(({ reg_num }) => isOrganisationNumber(reg_num ?? '')));
});

test('organisation numbers by the mod-11 check', () => {
  const table = { '974760673': true, '974760674': false, '97476067': false, '9747606731': false };
  for (const [number, expected] of Object.entries(table))
    assert.equal(isOrganisationNumber(number), expected, number);
});
