import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import type { RightsRow } from '../../testing/rights/rightsRow';
import { buildCaseGround, type CaseGround } from './testing/caseGround';
import { actionRights } from './testing/rights/actionRights';
import { attachmentRights } from './testing/rights/attachmentRights';
import { complaintRights } from './testing/rights/complaintRights';
import { customerRights } from './testing/rights/customerRights';
import { exportRights } from './testing/rights/exportRights';
import { listRights } from './testing/rights/listRights';
import { reportRights } from './testing/rights/reportRights';

/** Every call of docs/product/complaints.md by each who could ask; `roles` names the columns. */
const matrix: RightsRow<CaseGround>[] = [
  ...complaintRights,
  ...actionRights,
  ...reportRights,
  ...customerRights,
  ...listRights,
  ...exportRights,
  ...attachmentRights,
];

let ground: CaseGround;
before(async () => {
  ground = await buildCaseGround();
});

holdMatrix(matrix, () => ground);

/** Where the bytes themselves go; who may is tried by `attachmentRights.test` and `attachmentTicket.test`. */
const elsewhere = ['PUT /api/attachments/{bufferGuid}/upload', 'GET /api/attachments/{bufferGuid}/file'];

const tags = ['Saker', 'Tiltak', 'Avvik og RUH', 'Kommentarer', 'Kontaktpersoner', 'Eksport', 'Vedlegg'];

test('no call of cases is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, tags), elsewhere.toSorted());
});
