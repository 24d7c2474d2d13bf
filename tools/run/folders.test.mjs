import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../webpack/packageFolders.mjs';
import { foldersOf } from './folders.mjs';

const data = join(root, '.data');
const container = 'https://x.blob.core.windows.net/files?sig=x';

for (const [environment, folders] of [
  [{}, { BYGGTUN_DATA: data }],
  [{ BYGGTUN_DATA: '', BYGGTUN_FILES: '' }, { BYGGTUN_DATA: data }],
  [
    { BYGGTUN_DATA: 'mine', BYGGTUN_FILES: './files', BYGGTUN_RELEASES: '../releases' },
    {
      BYGGTUN_DATA: join(root, 'mine'),
      BYGGTUN_FILES: join(root, 'files'),
      BYGGTUN_RELEASES: join(root, '../releases'),
    },
  ],
  [
    { BYGGTUN_DATA: '/d', BYGGTUN_FILES: '/f' },
    { BYGGTUN_DATA: '/d', BYGGTUN_FILES: '/f' },
  ],
  [{ BYGGTUN_FILES: container, BYGGTUN_RELEASES: 'BYGGTUN_DATA/r' }, { BYGGTUN_DATA: data }],
])
  test(`${JSON.stringify(environment)} means one place in every command`, () => {
    assert.deepEqual(foldersOf(environment), folders);
  });
