import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { getNewAberration } from '@byggtun/shared/contract/aberration';
import { countActions, listActions } from '@byggtun/shared/contract/actionList';
import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { countChecklists, listChecklists } from '@byggtun/shared/contract/checklistList';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { listComments } from '@byggtun/shared/contract/comment';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import { convertToPdf, downloadDocument, mergePdfs } from '@byggtun/shared/contract/documentCalls';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { previewMinute } from '@byggtun/shared/contract/minute';
import { countOrders, listOrders } from '@byggtun/shared/contract/order';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import type { Route } from '@byggtun/shared/contract/route';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';
import { listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import { bookingCommands } from '../testing/commands/bookingCommands';
import { caseCommands } from '../testing/commands/caseCommands';
import { checklistCommands } from '../testing/commands/checklistCommands';
import { companyCommands } from '../testing/commands/companyCommands';
import { coursePictureCommands } from '../testing/commands/coursePictureCommands';
import { documentCommands } from '../testing/commands/documentCommands';
import { fileCommands } from '../testing/commands/fileCommands';
import { holdCommands } from '../testing/commands/holdCommands';
import { itemCaseCommands } from '../testing/commands/itemCaseCommands';
import { orderCommands } from '../testing/commands/orderCommands';
import { personCommands } from '../testing/commands/personCommands';
import { projectCommands } from '../testing/commands/projectCommands';
import { selfCheckCommands } from '../testing/commands/selfCheckCommands';
import { contractRoutes } from '../testing/contractRoutes';
import { buildGround, type Ground } from '../testing/rights/ground';

/** Questions that are too long for an address. */
const questions: Route[] = [
  getNewAberration,
  listActions,
  countActions,
  listComments,
  listComplaints,
  countComplaints,
  exportTable,
  glanceAtCases,
  listTasks,
  countTasks,
  listChecklists,
  countChecklists,
  printChecklist,
  glanceAtQuality,
  listSiteDays,
  printSiteDays,
  convertToPdf,
  downloadDocument,
  mergePdfs,
  previewMinute,
  listOrders,
  countOrders,
  listAvailableRooms,
];

const table = [
  ...caseCommands,
  ...fileCommands,
  ...personCommands,
  ...coursePictureCommands,
  ...companyCommands,
  ...projectCommands,
  ...selfCheckCommands,
  ...checklistCommands,
  ...itemCaseCommands,
  ...documentCommands,
  ...orderCommands,
  ...bookingCommands,
];

let ground: Ground;
before(async () => {
  ground = await buildGround();
  await ground.scene.app.listen({ host: '127.0.0.1', port: 0 });
});

test('no command of the contract is missing from the table', async () => {
  const known = new Set([...questions, ...table.map(({ route }) => route)]);
  const commands = (await contractRoutes()).filter(([, { method }]) => method !== 'GET');
  assert.ok(commands.length > 25, String(commands.length));
  assert.deepEqual(
    commands.filter(([, route]) => !known.has(route)).map(([name]) => name),
    [],
  );
});

holdCommands(table, () => ground);
