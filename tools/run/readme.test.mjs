import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { root } from './install.mjs';

const readme = readFileSync(`${root}README.md`, 'utf8');
const scripts = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts;

/** Where each command of the README is carried out by the checks, and the words there that do it. */
const carriedOut = {
  start: ['e2e/startPortal.mjs', 'tools/run/start.mjs'],
  test: ['.ci/run', 'npm test'],
  dev: ['e2e/development/startDev.ts', "'run', 'dev'"],
  release: ['e2e/support/ownPortal.ts', 'tools/run/release.mjs'],
  seed: ['api/src/seed/seedCommand.test.ts', 'tools/run/seed.mjs'],
};

const commands = [...readme.matchAll(/^npm (?:run )?([a-z:]+)/gm)].map(([, name]) => name);

test('the README names commands', () => assert.deepEqual([...new Set(commands)], Object.keys(carriedOut)));

for (const name of commands) {
  test(`npm ${name} is carried out by the checks`, () => {
    assert.ok(scripts[name], 'it is a script of package.json');
    const [file, words] = carriedOut[name];
    assert.ok(readFileSync(`${root}${file}`, 'utf8').includes(words), `${file} runs it`);
  });
}

test('the README is short, and what it links to is there', () => {
  assert.ok(readme.split('\n').length < 150);
  for (const [, target] of readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
    assert.ok(existsSync(`${root}${target}`), target);
  }
});

test('every setting that its page explains is one, and every setting is explained', () => {
  const table = readFileSync(`${root}api/src/core/settings/settingTable.ts`, 'utf8');
  const settings = [...table.matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, name]) => name);
  const page = readFileSync(`${root}docs/settings.md`, 'utf8');
  const names = [...page.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell]) => cell).join();
  const explained = [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  assert.deepEqual(new Set(explained), new Set(settings));
});
