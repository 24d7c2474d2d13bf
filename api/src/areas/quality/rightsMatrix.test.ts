import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { checklistRights } from '../../testing/rights/checklistRights';
import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { itemCaseRights } from '../../testing/rights/itemCaseRights';
import { selfCheckRights } from '../../testing/rights/selfCheckRights';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

const matrix = [...selfCheckRights, ...checklistRights, ...itemCaseRights];
holdMatrix(matrix, () => ground);

test('no call of self-checks and checklists is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, ['Egenkontroller', 'Sjekklister']), []);
});
