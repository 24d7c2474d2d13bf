import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../../testing/rights/holdMatrix';
import { projectRights } from '../testing/rights/projectRights';
import { siteRights } from '../testing/rights/siteRights';

/** Every call of projects and their sites by each who could ask; `roles` names the columns. */
const matrix = [...projectRights, ...siteRights];

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(matrix, () => ground);

test('no call of projects is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, ['Prosjekter', 'Byggeplass']), []);
});
