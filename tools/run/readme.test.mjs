import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test('READMEs are maps, and a decision is read in one go', () => {
  const linesOf = (path) =>
    readFileSync(root + path, 'utf8')
      .trimEnd()
      .split('\n').length;
  const among = (folder) => readdirSync(root + folder);
  const decisions = among('docs/decisions').map((name) => `docs/decisions/${name}`);
  const readmes = among('')
    .map((name) => `${name}/README.md`)
    .filter((path) => existsSync(root + path));
  assert.ok(decisions.length > 50 && readmes.length > 8);
  assert.deepEqual(
    decisions.filter((path) => linesOf(path) > 40),
    [],
  );
  assert.deepEqual(
    readmes.filter((path) => linesOf(path) > 150),
    [],
  );
  const words = readFileSync(`${root}api/README.md`, 'utf8').split(/\s+/).length;
  assert.ok(words <= 1_200, `${words} words in api's`);
});

test('every setting that its page explains is one, and every setting is explained', () => {
  const table = readFileSync(`${root}api/src/core/settings/settingTable.ts`, 'utf8');
  const settings = [...table.matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, name]) => name);
  const page = readFileSync(`${root}docs/settings.md`, 'utf8');
  const names = [...page.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell]) => cell).join();
  const explained = [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  assert.deepEqual(new Set(explained), new Set(settings));
});
