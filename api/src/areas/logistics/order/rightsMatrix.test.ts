import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../../testing/rights/holdMatrix';
import { orderRights } from '../testing/rights/orderRights';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(orderRights, () => ground);

test('no call of orders is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, orderRights, ['Bestillinger']), []);
});
