import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { countWalks, listWalks, saveWalk } from '@byggtun/shared/contract/walk';

import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { type RightsRow, seenOfContractor, signedIn } from '../../testing/rights/rightsRow';

const matrix: RightsRow[] = [
  {
    what: 'list safety walks',
    route: listWalks,
    input: () => ({ body: { headers: [], page: 1, itemsPerPage: 10 } }),
    statuses: signedIn,
  },
  { what: 'count them', route: countWalks, input: () => ({ body: { headers: [] } }), statuses: signedIn },
  {
    what: 'walk in a project of the contractor’s',
    route: saveWalk,
    input: ({ sites }) => ({ body: { title: 'Stillas', projectId: sites.project } }),
    statuses: seenOfContractor,
  },
];

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

holdMatrix(matrix, () => ground);

test('no call of safety walks is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, ['Vernerunder']), []);
});
