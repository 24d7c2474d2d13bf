import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { codeOf, dataFolder, runMain } from '../../testing/runMain';
import { testDatabase } from '../../testing/testDatabase';

/** Nothing is filled in, which takes most of a first start and is not what is tried. */
const withoutDemo = { OIDC_AUTHORITY: 'https://id.example', OIDC_CLIENT_ID: 'portal' };

/** One line on the terminal, without a trace, and code 1. */
const refusalOf = async (environment: Record<string, string>) => {
  const { child, written } = runMain({ PORT: '0', LOG_LEVEL: 'silent', ...environment });
  assert.equal(await codeOf(child), 1);
  assert.equal(written.err.indexOf('\n'), written.err.length - 1);
  assert.ok(!written.err.includes('Error:'));
  return written.err;
};

test('an address that can not be listened on is a sentence', async () => {
  const { url } = await testDatabase();
  const network = {
    DATABASE_URL: url,
    BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK: 'yes',
    BYGGTUN_DATA: dataFolder(),
  };
  for (const [host, sentence] of [
    ['203.0.113.9', /^Adressen 203\.0\.113\.9 finnes ikke på denne maskinen\. Rett HOST\.$/m],
    ['vert.invalid', /^Adressen vert\.invalid finnes ikke på denne maskinen\. Rett HOST\.$/m],
    // A link's own address needs the link's name.
    [
      'fe80::1',
      /^Byggtun kan ikke lytte på adressen fe80::1 og port 0 \(EINVAL\)\. Rett HOST eller PORT\.$/m,
    ],
  ] as const)
    assert.match(await refusalOf({ ...network, HOST: host }), sentence);
});

test('a damaged access file of the embedded database is a sentence', async () => {
  for (const content of ['{', '{"port":"x"}']) {
    const folder = dataFolder();
    writeFileSync(join(folder, 'postgres-access.json'), content);
    assert.match(
      await refusalOf({ BYGGTUN_DATA: folder, DATABASE_URL: '' }),
      /postgres-access\.json er skadet eller kan ikke leses.+Hent den fra en sikkerhetskopi/,
    );
  }
});

test('a data folder in which something else lies is a sentence', async () => {
  const [asFile, lock, releases] = [dataFolder(), dataFolder(), dataFolder()];
  writeFileSync(join(asFile, 'postgres'), '');
  assert.match(await refusalOf({ BYGGTUN_DATA: asFile, DATABASE_URL: '' }), /kan ikke leses eller skrives/);
  mkdirSync(join(lock, 'start.lock'));
  assert.match(
    await refusalOf({ BYGGTUN_DATA: lock, DATABASE_URL: '' }),
    /er ikke skrivbar\. Velg en annen med BYGGTUN_DATA/,
  );
  writeFileSync(join(releases, 'releases'), '');
  const { url } = await testDatabase();
  assert.match(
    await refusalOf({ ...withoutDemo, BYGGTUN_DATA: releases, DATABASE_URL: url }),
    /releases.+kan ikke leses eller skrives/,
  );
});

test('damaged database files are a sentence', async () => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'postgres', 'cluster'), { recursive: true });
  writeFileSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '18\n');
  assert.match(
    await refusalOf({ BYGGTUN_DATA: folder, DATABASE_URL: '' }),
    /^Den innebygde databasen startet ikke: /,
  );
});

test('of four first starts at once on one folder one runs, and the others say why not', async () => {
  const folder = dataFolder();
  const runs = Array.from({ length: 4 }, () =>
    runMain({ ...withoutDemo, BYGGTUN_DATA: folder, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' }),
  );
  const refused = await Promise.all(
    runs.map(({ child, written }) =>
      Promise.race([
        codeOf(child).then((code) => ({ code, err: written.err })),
        new Promise<undefined>((resolve) => {
          child.stdout.on('data', () => written.out.includes('Byggtun kjører') && resolve(undefined));
        }),
      ]),
    ),
  );
  const sentence = `Byggtun kjører allerede på datamappen ${folder}. Stopp den, eller velg en annen mappe med BYGGTUN_DATA.\n`;
  assert.deepEqual(
    refused.filter((each) => each !== undefined),
    [1, 2, 3].map(() => ({ code: 1, err: sentence })),
  );
  for (const { child } of runs)
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      assert.equal(await codeOf(child), 0);
    }
});
