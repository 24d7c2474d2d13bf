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

const route = { path: '/things', title: 'Ting', audience: 'everyone' };
const item = { label: 'Ting', icon: 'check', path: '/things', order: 1, audience: 'everyone' };

const drawn = { viewBox: '0 0 24 24', path: 'M4 4h16v16H4z' };

test('names and icons of its own need no release of the shell', async () => {
  const manifest = {
    ...good,
    host: '^1.6.0',
    routes: [{ ...route, slots: ['things.cards'] }],
    navigation: [{ ...item, icon: drawn, badge: 'things' }],
    slots: [{ slot: 'other.cards', name: 'things', order: 1, audience: 'everyone' }],
  };
  assert.deepEqual(await readPlanted(manifest), { manifest });
});

test('a range may name two majors', async () => {
  const manifest = { ...good, host: '^1.4.0 || ^2.0.0' };
  assert.deepEqual(await readPlanted(manifest), { manifest });
});

const wrong: [string, unknown, string][] = [
  [
    'a field that nobody knows',
    { ...good, routes: [{ ...route, colour: 'red' }] },
    'routes.0 har det ukjente feltet «colour». Rett stavemåten, eller fjern det.',
  ],
  [
    'a field that is missing',
    { ...good, routes: [{ path: '/things', audience: 'everyone' }] },
    'routes.0.title mangler. Legg det til (string).',
  ],
  [
    'a path without its slash',
    { ...good, routes: [{ ...route, path: 'things' }] },
    'routes.0.path er «things», men må begynne med «/». Skriv «/things».',
  ],
  [
    'an audience that nobody knows',
    { ...good, routes: [{ ...route, audience: 'all' }] },
    'routes.0.audience er «all». Velg en av «everyone», «developerStaff», «contractor», «kiosk».',
  ],
  ['a text that is empty', { ...good, title: '' }, 'title er tom. Skriv noe der.'],
  ['a wrong kind of value', { ...good, kiosk: 'yes' }, 'kiosk er «yes», men skal være boolean.'],
  [
    'another name than its folder’s',
    { ...good, name: 'other' },
    'name er «other», men mappen heter mf-things. Skriv «things».',
  ],
  [
    'a range that is none',
    { ...good, host: '1.x' },
    'host er «1.x», som ikke er et versjonsområde. Skriv for eksempel «^1.1.0».',
  ],
  [
    'one address twice',
    {
      ...good,
      routes: [
        { ...route, path: '/things/:id' },
        { ...route, path: '/things/:thing' },
      ],
    },
    'routes.1.path er «/things/:thing», som området har fra før. Fjern den ene.',
  ],
  [
    'an item that leads nowhere',
    { ...good, routes: [route], navigation: [{ ...item, path: '/thing' }] },
    'navigation.0.path er «/thing», som ingen av områdets routes har. Legg til en route, eller rett stien.',
  ],
  [
    'an icon that nobody has',
    { ...good, routes: [route], navigation: [{ ...item, icon: 'hammer' }] },
    'navigation.0.icon er «hammer». Velg en av «home», «user», «company», «project», «complaint», «enquiry», «action», «check», eller tegn den selv.',
  ],
  [
    'an icon of its own for shells that can’t draw it',
    { ...good, routes: [route], navigation: [{ ...item, icon: drawn }] },
    'navigation.0.icon er tegnet, som skall før 1.6.0 ikke kan lese. Skriv «^1.6.0» i host.',
  ],
  [
    'a badge of its own for shells that don’t know it',
    { ...good, routes: [route], navigation: [{ ...item, badge: 'things' }] },
    'navigation.0.badge er «things», som skall før 1.6.0 ikke kan lese. Skriv «^1.6.0» i host.',
  ],
  [
    'a place of its own for shells that don’t know it',
    { ...good, routes: [{ ...route, slots: ['things.cards'] }] },
    'routes.0.slots har «things.cards», som skall før 1.6.0 ikke kan lese. Skriv «^1.6.0» i host.',
  ],
  [
    'a drawing that is more than one',
    {
      ...good,
      host: '^1.6.0',
      routes: [route],
      navigation: [{ ...item, icon: { ...drawn, path: 'M0 0<script>' } }],
    },
    String.raw`navigation.0.icon.path er «M0 0<script>», men må følge /^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/.`,
  ],
];

for (const [what, manifest, expected] of wrong) {
  test(`${what} is named with its file and field, and what helps`, async () => {
    const read = await readPlanted(manifest);
    assert.ok('problem' in read);
    assert.equal(read.problem, `mf-things/src/manifest.ts: ${expected}`);
  });
}

test('each mistake has a line of its own', async () => {
  const read = await readPlanted({ ...good, title: '', colour: 'red' });
  assert.ok('problem' in read);
  assert.equal(read.problem.split('\n').length, 2);
});

test('the manifest of every area follows the contract', async () => {
  for (const folder of areaFolders()) {
    const read = await readManifest(join(root, folder), folder.replace(/^mf-/, ''));
    assert.ok('manifest' in read, 'problem' in read ? read.problem : '');
  }
});
