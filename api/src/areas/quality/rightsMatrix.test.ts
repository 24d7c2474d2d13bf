import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { selfCheckRights } from '../../testing/rights/selfCheckRights';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(selfCheckRights, () => ground);

test('no call of self-checks is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, selfCheckRights, ['Egenkontroller']), []);
});
