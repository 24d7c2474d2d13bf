import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../testing/rights/ground';
import { findUntried, holdMatrix } from '../testing/rights/holdMatrix';
import { projectRights } from '../testing/rights/projectRights';

/** Every call of projects by each who could ask; `roles` names the columns. */
let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(projectRights, () => ground);

test('no call of projects is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, projectRights, ['Prosjekter', 'Brakker']), []);
});
