import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { buildQualityGround, type QualityGround } from './testing/qualityGround';
import { checklistRights } from './testing/rights/checklistRights';
import { itemCaseRights } from './testing/rights/itemCaseRights';
import { selfCheckRights } from './testing/rights/selfCheckRights';

let ground: QualityGround;
before(async () => {
  ground = await buildQualityGround();
});

const matrix = [...selfCheckRights, ...checklistRights, ...itemCaseRights];
holdMatrix(matrix, () => ground);

test('no call of self-checks and checklists is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, ['Egenkontroller', 'Sjekklister']), []);
});
