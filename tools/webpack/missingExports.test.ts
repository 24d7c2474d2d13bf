import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import webpack from 'webpack';

import { missingExports } from './missingExports.mjs';

/** Builds an area of one line, and says what is missing of it. */
async function missingOf(line: string) {
  const folder = await mkdtemp(join(tmpdir(), 'byggtun-exports-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/area.tsx'), line);
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      const options = {
        mode: 'production',
        entry: './src/area.tsx',
        output: { path: join(folder, 'dist') },
      } as const;
      webpack({ ...options, context: folder }, (error, done) =>
        done ? resolve(done) : reject(error ?? new Error('webpack said nothing')),
      );
    });
    return missingExports(stats.compilation, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('an area that hands out all of defineArea is in order', async () => {
  const line = 'export const { pages, slots, prefetch, copies } = {};';
  assert.equal(await missingOf(line), undefined);
});

test('an area that keeps something to itself is told what to write', async () => {
  assert.equal(
    await missingOf('export const { pages, slots } = {};'),
    'src/area.tsx eksporterer ikke prefetch, copies. Skriv export const { pages, slots, prefetch, copies } = defineArea({ … }).',
  );
});
