import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { temporaryFolder } from '@byggtun/api/testing/builders/releases';

import { publishLocal } from './publishLocal';

const problemWith = async (environment: Record<string, string>) => {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    const dist = temporaryFolder();
    mkdirSync(join(dist, 'remotes'));
    return await publishLocal(dist);
  } finally {
    process.env = before;
  }
};

test('what keeps a start from publishing is told in a sentence', async () => {
  const releases = temporaryFolder();
  writeFileSync(join(releases, 'registry.json'), '{ "revision": ');
  assert.match(
    (await problemWith({ BYGGTUN_RELEASES: releases })) ?? '',
    /^Filen registry\.json, .+ er skadet\. Hent den fra en sikkerhetskopi/,
  );
  assert.match((await problemWith({ HOST: '0.0.0.0' })) ?? '', /^HOST=0\.0\.0\.0 åpner demobrukerne/);
  const wrong = temporaryFolder();
  mkdirSync(join(wrong, 'registry.json'));
  assert.match((await problemWith({ BYGGTUN_RELEASES: wrong })) ?? '', /kan ikke leses eller skrives/);
});
