import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { areaFolders, root } from './packageFolders.mjs';
import { readManifest } from './readManifest.mjs';

const good = {
  name: 'things',
  title: 'Ting',
  host: '^1.0.0',
  routes: [],
  navigation: [],
  slots: [],
  kiosk: false,
};

async function readPlanted(manifest: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'byggtun-manifest-'));
  try {
    await mkdir(join(folder, 'src'));
    await mkdir(join(folder, 'node_modules/@byggtun'), { recursive: true });
    await symlink(join(root, 'shared'), join(folder, 'node_modules/@byggtun/shared'));
    await writeFile(join(folder, 'src/manifest.ts'), `export const manifest = ${JSON.stringify(manifest)};`);
    return await readManifest(folder, 'things');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a manifest that follows the contract is read', async () => {
  assert.deepEqual(await readPlanted(good), { manifest: good });
});

const wrong: [string, unknown, RegExp][] = [
  ['a field that nobody knows', { ...good, colour: 'red' }, /colour/],
  [
    'a path without its slash',
    { ...good, routes: [{ path: 'x', title: 'X', audience: 'everyone' }] },
    /routes\.0\.path/,
  ],
  [
    'an audience that nobody knows',
    { ...good, routes: [{ path: '/x', title: 'X', audience: 'all' }] },
    /audience/,
  ],
  ['another name than its folder’s', { ...good, name: 'other' }, /name is 'other', its folder says 'things'/],
];

for (const [what, manifest, expected] of wrong) {
  test(`${what} is a problem that says where`, async () => {
    const read = await readPlanted(manifest);
    assert.ok('problem' in read);
    assert.match(read.problem, expected);
  });
}

test('the manifest of every area follows the contract', async () => {
  for (const folder of areaFolders()) {
    const read = await readManifest(join(root, folder), folder.replace(/^mf-/, ''));
    assert.ok('manifest' in read, 'problem' in read ? read.problem : '');
  }
});
