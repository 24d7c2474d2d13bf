import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { documentRights } from '../../testing/rights/documentRights';
import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(documentRights, () => ground);

test('no call of documents is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, documentRights, ['Dokumenter']), []);
});
