import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';

import { folderStore } from '@byggtun/api/release/store/folderStore';
import { areaBuild, makeLive, temporaryFolder } from '@byggtun/api/testing/builders/releases';
import { cleanUp } from '@byggtun/api/testing/cleanUp';

import { buildVersion } from '../webpack/buildVersion.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { currentState } from './currentState';
import { liveOf } from './liveOf';
import { runRelease } from './release';

/** Carries the command out on a store of its own, and answers its exit code and words. */
const command = async (folder: string, ...line: string[]) => {
  const said: string[] = [];
  const { log, error } = console;
  const take = (text: string) => void said.push(text);
  Object.assign(console, { log: take, error: take });
  try {
    const code = await runRelease([...line, '--to', folder, '--by', 'Kari']);
    return { code, said: said.join('\n') };
  } finally {
    Object.assign(console, { log, error });
  }
};
const liveCases = async (folder: string) => liveOf(await currentState(folderStore(folder)), 'cases');

const storeWithTwo = async () => {
  const folder = temporaryFolder();
  await makeLive(folderStore(folder), areaBuild('cases', '1.4.0-aaaa'));
  await makeLive(folderStore(folder), areaBuild('cases', '1.5.0-bbbb'), { previous: ['1.4.0-aaaa'] });
  return folder;
};

test('status and history say what is live, since when and by whom', async () => {
  const folder = await storeWithTwo();
  await command(folder, 'disable', 'mf-cases');
  const { said } = await command(folder, 'status');
  assert.match(said, /cases +1\.5\.0-bbbb +siden .* av Test, før det 1\.4\.0-aaaa/);
  assert.match(said, /SLÅTT AV .* av Kari/);
  assert.match(
    (await command(folder, 'history')).said,
    /3 .*cases slått av 1\.5\.0-bbbb, Kari\n.*2 .*sluppet/,
  );
});

test('what is due is each package whose sources are another version than the live one, the shell first', async () => {
  const folder = temporaryFolder();
  const version = buildVersion(join(root, 'mf-cases'));
  await makeLive(folderStore(folder), areaBuild('cases', version));
  await makeLive(folderStore(folder), areaBuild('projects', '1.4.0-aaaa'));
  const lines = (await command(folder, 'due')).said.split('\n');
  assert.match(lines[0] ?? '', /^shell - \d+\.\d+\.\d+-[0-9a-f]{8}$/);
  assert.ok(lines.some((line) => line.startsWith('mf-projects 1.4.0-aaaa ')));
  assert.ok(!lines.some((line) => line.startsWith('mf-cases')));
});

test('roll-back, canary by the beginning of a version, promote, and what is refused', async () => {
  const folder = await storeWithTwo();
  assert.equal((await command(folder, 'rollback', 'mf-cases')).code, 0);
  assert.equal((await liveCases(folder))?.version, '1.4.0-aaaa');
  const tried = await command(folder, 'canary', 'mf-cases@1.5', '--company', 'Nordre Tømrer AS');
  assert.equal(tried.said, 'cases@1.5.0-bbbb prøves av firmaet Nordre Tømrer AS.');
  assert.equal((await command(folder, 'promote', 'cases')).code, 0);
  assert.equal((await liveCases(folder))?.version, '1.5.0-bbbb');
  assert.equal((await command(folder, 'mf-cases@1.4')).said, 'cases@1.4.0-aaaa er i drift.');
  const again = await command(folder, 'mf-cases@1.4');
  assert.equal(again.code, 0);
  assert.match(again.said, /allerede i drift; ingenting er endret/);
  for (const [line, words] of [
    [['canary', 'mf-cases@1'], /Si hvem/],
    [['canary', 'mf-cases@1', '--role', 'PRL'], /Flere versjoner begynner med 1/],
    [['canary', 'mf-cases@7', '--role', 'PRL'], /Ingen versjon begynner med 7\. Velg blant/],
    [['canary', 'mf-cases@1.4', '--percent', '0'], /--percent 1–100/],
    [['enable', 'mf-cases'], /ikke slått av/],
    [['rollback', 'mf-nothing'], /ingen versjon i drift/],
    [['mf-nothing'], /mf-nothing finnes ikke her/],
    [['status', '--colour'], /Forsto ikke/],
  ] as const) {
    const { code, said } = await command(folder, ...line);
    assert.equal(code, 1, line.join(' '));
    assert.match(said, words);
  }
});

test('a version of another origin is held against its digests before it goes live', async () => {
  const folder = temporaryFolder();
  const { release, files } = areaBuild('cases', '2');
  const served = new Map(files.map(({ path, content }) => [`/cases/2/${path}`, content.toString()]));
  served.set('/cases/2/release.json', JSON.stringify(release));
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = served.has(url) ? 200 : 404;
    response.end(served.get(url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => Promise.resolve(server.close()));
  const address = server.address();
  const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/cases/2/`;
  const entry = served.get('/cases/2/remoteEntry.js') ?? '';
  served.set('/cases/2/remoteEntry.js', `${entry};`);
  assert.match(
    (await command(folder, 'mf-cases', '--at', at)).said,
    /remoteEntry\.js er ikke den filen som ble bygd/,
  );
  assert.equal(await liveCases(folder), undefined);
  served.set('/cases/2/remoteEntry.js', entry);
  assert.match((await command(folder, 'mf-cases', '--at', at)).said, /AREA_ORIGINS.\ncases@2 er i drift/);
  assert.equal((await liveCases(folder))?.version, '2');
  assert.match((await command(folder, 'mf-quality', '--at', at)).said, /er området cases, ikke quality/);
});
