import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { documentRights } from './testing/rights/documentRights';
import { meetingRights } from './testing/rights/meetingRights';

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

/** Every call of documents, minutes and contacts by each who could ask. */
const matrix = [...documentRights, ...meetingRights];

holdMatrix(matrix, () => ground);

const tags = ['Dokumenter', 'Møtereferater', 'Prosjektkontakter'];
test('no call of documents is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, tags), []);
});
