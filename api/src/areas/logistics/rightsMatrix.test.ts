import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { barrackRights } from './testing/rights/barrackRights';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(barrackRights, () => ground);

test('no call of barracks is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, barrackRights, ['Brakker']), []);
});
