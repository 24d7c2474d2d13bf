import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mergeMigrations } from './mergeMigrations';

const migration = { up: () => Promise.resolve() };
const old = { '0001-foundation': migration };

test('the migrations of all folders run by the time of their making, after those that had numbers', () => {
  const merged = mergeMigrations(
    old,
    { '2027-02-01T0800-checks': migration },
    { '2027-01-31T1615-drawings': migration },
  );
  assert.deepEqual(Object.keys(merged).sort(), [
    '0001-foundation',
    '2027-01-31T1615-drawings',
    '2027-02-01T0800-checks',
  ]);
});

test('two folders with the same name are told, as one of them would never run', () => {
  const name = '2027-02-01T0800-checks';
  assert.throws(() => mergeMigrations(old, { [name]: migration }, { [name]: migration }), {
    message: `There are two migrations '${name}'.`,
  });
});

for (const name of ['0022-checks', '2027-02-01-checks', '2027-02-01T0800', 'checks'])
  test(`'${name}' is not called by its time`, () => {
    assert.throws(() => mergeMigrations(old, { [name]: migration }), {
      message: `The migration '${name}' is not called by its time.`,
    });
  });
