// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { acceptCookies, openBrowser, signIn } from '../bench/openBrowser.mjs';
import { pnpm } from '../run/install.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { servePortal } from './servePortal.mjs';
import { useArea } from './useArea.mjs';

const { publishBuilt } = await tsImport('../release/publishBuilt.ts', import.meta.url);
const { builtNames, readBuilt } = await tsImport('../release/builtRelease.ts', import.meta.url);

/*
 * `npm run trial`: puts a seventh area (`tools/trial/area`: page, list, badge, place, card, tile, calls and table of its own) into a copy of
 * what is committed, runs the tests of API, tools and the area there, releases it beside the others, and uses it in a browser. Tells which
 * files it took, and ends with code 1 when something does not hold. TRIAL_PORT is the portal's port.
 */

const port = Number(process.env.TRIAL_PORT ?? 4390);
const copy = mkdtempSync(join(tmpdir(), 'byggtun-trial-'));
const releases = join(copy, '.cache/trial/releases');
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

/** What a program prints; ends the trial with that when it fails. @param {string} program @param {string[]} args */
const run = (program, args, cwd = copy) => {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status === 0) return stdout;
  console.error(`${stdout}\n✗ ${program} ${args.join(' ')}`);
  process.exit(1);
};

/** What an area may add, as git tells of new files (docs/decisions/open-names.md). */
const ownFile =
  /^\?\? (?:mf-walks\/|api\/src\/areas\/walks\/|shared\/src\/contract\/walk\w*\.ts$|\.github\/workflows\/walks\.yml$)/;

/** @param {string} what @param {boolean} holds */
const hold = (what, holds) => {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) process.exitCode = 1;
};

const install = () =>
  run('npx', [...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--loglevel=error']);

/** The one line of composition. */
const compose = () => {
  const file = join(copy, 'api/src/areas.ts');
  const source = readFileSync(file, 'utf8');
  const composed = source
    .replace(/^import type \{ Area \}/m, "import { walksArea } from './areas/walks/walksArea';\n$&")
    .replace(/^\];\s*$/m, '  walksArea,\n];\n');
  writeFileSync(file, composed);
};

/** What the copy's builds are called, by name. */
const builtVersions = async () => {
  const names = await builtNames(join(copy, 'dist'));
  return Object.fromEntries(
    await Promise.all(
      names
        .toSorted()
        .map(async (/** @type {string} */ name) => [
          name,
          (await readBuilt(join(copy, 'dist'), name)).version,
        ]),
    ),
  );
};

const changed = () => run('git', ['status', '--short', '--untracked-files=all']).trimEnd().split('\n');

run('git', ['clone', '--quiet', '--local', root, copy], root);
console.log('A copy of what is committed: installed, built, released');
install();
run('npm', ['run', '--silent', 'build']);
await publishBuilt(releases, join(copy, 'dist'));

cpSync(join(root, 'tools/trial/area'), copy, { recursive: true });
compose();
install();
run('node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'shared']);
run('node', ['node_modules/eslint/bin/eslint.js', 'shared/src/contract']);
run('npm', ['run', '--silent', 'build']);
console.log('The area is there, and built: its tests, and those of the API and the tools');
run('npm', ['test', '--silent', '--', 'api', 'tools', 'mf-walks']);

const portal = await servePortal({ folder: copy, releases, port });
try {
  const before = await portal.versions();
  console.log(
    run('npm', ['run', '--silent', 'release', '--', 'mf-walks', '--to', releases, '--by', 'Prøven']).trim(),
  );
  const { walks, ...others } = await portal.versions();
  hold('the area is live', walks !== undefined);
  hold('the other areas and the shell stay as they are', JSON.stringify(others) === JSON.stringify(before));
  const sorted = Object.fromEntries(Object.entries({ walks, ...others }).sort());
  hold(
    'what the others are built to is what is live',
    JSON.stringify(await builtVersions()) === JSON.stringify(sorted),
  );
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' });
  await page.goto(portal.address);
  await acceptCookies(page);
  await signIn(page, 'kari@byggtun.example');
  await useArea(page, portal.address, hold);
  await browser.close();
} finally {
  await portal.stop();
}

const files = changed();
const own = files.filter((line) => ownFile.test(line));
const edited = files.filter((line) => !own.includes(line));
console.log(
  `\n${own.length} files of its own:\n${own.join('\n')}\n\nOthers that changed:\n${edited.join('\n')}`,
);
hold(
  'no other file changed but the line of composition and the lockfile',
  edited.every((line) => /^ M (api\/src\/areas\.ts|pnpm-lock\.yaml)$/.test(line)),
);
hold(
  'of the composition two lines are new: the import and the list’s',
  /\b2 insertions\(\+\)$/.test(run('git', ['diff', '--shortstat', 'api/src/areas.ts']).trim()),
);
