import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { temporaryFolder } from '../../testing/builders/releases';
import { buildTestApp } from '../../testing/testApp';
import { removeStale } from './removeStale';

test('what a server has left that was killed at work on documents is removed after an hour', async (t) => {
  const app = await buildTestApp({ BYGGTUN_FILES: temporaryFolder() });
  const temporary = temporaryFolder();
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  t.after(() => (before === undefined ? delete process.env.TMPDIR : (process.env.TMPDIR = before)));
  const leave = (name: string, hours: number) => {
    const folder = join(temporary, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'dokument.pdf'), '%PDF');
    const then = new Date();
    then.setUTCHours(then.getUTCHours() - hours);
    utimesSync(folder, then, then);
  };
  for (const name of ['byggtun-convert-a', 'byggtun-merge-a', 'byggtun-file-a', 'andres-a']) leave(name, 2);
  for (const name of ['byggtun-convert-b', 'byggtun-merge-b', 'byggtun-file-b']) leave(name, 0);
  await removeStale(app);
  assert.deepEqual(readdirSync(temporary).sort(), [
    'andres-a',
    'byggtun-convert-b',
    'byggtun-file-b',
    'byggtun-merge-b',
  ]);
});
