// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../webpack/packageFolders.mjs';

// Its half of the API is checked where `npm run trial` puts it.
test('the screens of the trial’s area fit the doors of shared as they are', () => {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tools/trial/tsconfig.area.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});
