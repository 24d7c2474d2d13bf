import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';

import { startAzurite } from '../../testing/azurite';
import { temporaryFolder } from '../../testing/builders/releases';
import { blobFiles } from './blobFiles';
import { diskFiles } from './diskFiles';
import type { FileStore } from './fileStore';

/** A part that is not there has no size, one that is there its bytes. */
const holds = async (files: FileStore) => {
  const key = randomUUID();
  assert.equal(await files.sizeOf(key, 'pdf'), undefined);
  await files.put(key, 'pdf', (path) => writeFile(path, '%PDF'));
  assert.equal(await files.sizeOf(key, 'pdf'), 4);
  await files.remove(key);
  assert.equal(await files.sizeOf(key, 'pdf'), undefined);
};

test('a folder says how large a part is', () => holds(diskFiles(temporaryFolder())));

test('a Blob container says how large a part is', async () => {
  const { container } = await startAzurite();
  const { address, connection } = await container('sizes');
  await holds(blobFiles(new URL(address), connection));
});
