import assert from 'node:assert/strict';
import { test } from 'node:test';

import { build } from 'esbuild';

/** What parses files from outside. */
const parsers = /^(?:file-type|sharp|@hyzyla\/pdfium)$/;

/** What is drawn for the demo data. */
const demo = /^src\/(?:record|areas\/[a-z]+)\/demo\//;

test('no module of the server itself parses files from outside, but the demo its own drawings', async () => {
  const { metafile } = await build({
    entryPoints: ['src/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const importers = (wanted: (path: string) => boolean) =>
    Object.entries(metafile.inputs)
      .filter(([, { imports }]) => imports.some(({ path }) => wanted(path)))
      .map(([path]) => path);
  assert.ok(importers((path) => path === 'fastify').length > 0, 'it is the server that is looked at');
  const outside = importers((path) => parsers.test(path)).filter((path) => !demo.test(path));
  assert.deepEqual(outside, ['src/core/image/squarePhoto.ts']);
  assert.deepEqual(
    importers((path) => path.endsWith('/squarePhoto.ts')),
    ['src/areas/profile/demo/seedPhotos.ts'],
  );
});
