import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { countActions, listActions } from '@byggtun/shared/contract/action';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import {
  addActivityAberration,
  setScheduleComplete,
  updateActivity,
} from '@byggtun/shared/contract/activitySave';
import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { createBooking } from '@byggtun/shared/contract/bookingSave';
import { countChecklists, listChecklists } from '@byggtun/shared/contract/checklist';
import { checklistContext, generateChecklist } from '@byggtun/shared/contract/checklistCreate';
import { itemTypes } from '@byggtun/shared/contract/checklistItem';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { completeChecklist, saveChecklist, signChecklist } from '@byggtun/shared/contract/checklistSave';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaint';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { addDays } from '@byggtun/shared/contract/day';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { createItemAberration, createItemComplaint, saveItemAction } from '@byggtun/shared/contract/itemCase';
import { countOrders, listOrders } from '@byggtun/shared/contract/order';
import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { saveFavourite } from '@byggtun/shared/contract/project';
import type { Route } from '@byggtun/shared/contract/route';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';

import { today } from '../../core/time/today';
import { createBarrack } from '../builders/barracks';
import { createChecklist } from '../builders/checklists';
import { createOrder } from '../builders/orders';
import { createSelfCheck, createSelfCheckType } from '../builders/selfChecks';
import type { Ground } from '../rights/ground';
import { once } from './bodies';
import { companyBodies } from './companyBodies';
import { courseBodies } from './courseBodies';
import { documentBodies } from './documentBodies';
import { itemCaseBodies } from './itemCaseBodies';

const headers = [
  { value: 'id', type: 'int', filterValues: [1, 2, 3], filterClause: 'in' },
  { value: 'projectName', type: 'string', filterValues: ['a'], filterClause: 'contains' },
];
const page = (title: string, day: string) => ({
  headers: [
    ...headers,
    { value: title, type: 'string', filterValues: ['a', 'b'], filterClause: 'startsWith' },
    { value: day, type: 'date', filterValues: ['2026-01-01', '2026-12-31'], filterClause: 'between' },
  ],
  page: 1,
  itemsPerPage: 10,
  search: 'rekk',
  sortBy: title,
  sortDesc: true,
});

/** So many records are there to be changed: what one body has changed is stale for the next. */
const records = 60;
const many = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: records }, make));

/** Those of them that developer staff alone may send. */
export const staffRoutes: readonly Route[] = [
  saveFavourite,
  listChecklists,
  countChecklists,
  generateChecklist,
  saveChecklist,
  signChecklist,
  completeChecklist,
  listOrders,
  countOrders,
  receiveGoods,
  listAvailableRooms,
  createBooking,
  printChecklist,
  createItemAberration,
  createItemComplaint,
  saveItemAction,
];

/** A call with bodies that it takes, and the address of a record where that is part of it. */
type Good = [route: Route, bodies: [object, ...object[]], address?: string];

/** For each call that takes a body those that the contractor's responsible (of `staffRoutes`: developer staff, of `mainRoutes`: the main contact) may send, from which the fuzzed ones depart. */
export const goodBodies = async (ground: Ground): Promise<Good[]> => {
  const { scene, reports, contractorsComplaint, contractorsAction, fileOf } = ground;
  const [complaintId, ...complaintIds] = await many(contractorsComplaint);
  const [id, ...actionIds] = await many(() => contractorsAction());
  const responsibleId = scene.colleague.id;
  const attachments = [{ bufferGuid: await fileOf('contractor responsible'), status: 1, fileName: 'a.jpg' }];
  const { db } = scene.app.database;
  await createSelfCheckType(db);
  const selfCheck = await createSelfCheck(db, scene.worker, records, { project_id: reports.project });
  const empty = await createSelfCheck(db, scene.worker, 0);
  const { projectId: barracksProjectId, roomIds } = await createBarrack(db);
  const period = (days: number) => ({
    fromDate: addDays(today(), days),
    toDate: addDays(today(), days + 1),
  });
  const booking = (days: number) => ({
    requestId: once,
    roomId: roomIds[0],
    barracksProjectId,
    contactPersonId: scene.staff.id,
    ...period(days),
  });
  const [activityId, ...activityIds] = selfCheck.activityIds;
  const checklist = await createChecklist(db, scene.staff, itemTypes, { project_id: reports.project });
  const completed = await createChecklist(db, scene.staff);
  const { template_id } = await db
    .selectFrom('checklist')
    .where('id', '=', completed.id)
    .select('template_id')
    .executeTakeFirstOrThrow();
  const answers = checklist.itemIds.map((itemId, at) => ({
    id: itemId,
    version: 1,
    boolVal: true,
    stringVal: 'Målt',
    intVal: 2,
    doubleVal: 2.5,
    dateTimeVal: '2026-12-31',
    ...([2, 3].includes(at) && { options: [{ key: 1, selected: true }] }),
  }));
  const ticking = (one?: number) => ({ id: one, version: 1, complete: true, comment: 'Målt.' });
  const deviating = (one?: number) => ({
    activityId: one,
    requestId: once,
    title: 'Bom',
    description: 'Tre fliser.',
    aberrationTypeId: 43,
    category: 1,
    projTable: reports.project,
    attachments,
  });
  const finishing = (lineIndexLineId?: number) => ({
    lineIndexLineId,
    version: 1,
    lineStatus: 2,
    contactPersonId: responsibleId,
    newComment: 'Utført',
  });
  const treating = (action?: number) => ({
    id: action,
    version: 1,
    actionStatus: 3,
    responsibleId,
    attachments,
  });
  const goods = await createOrder(db, scene.staff, ['100.00', '2.50'], { project_id: reports.project });
  const columns = [
    { dataKey: 'id', name: 'Nr', exportCol: true },
    { dataKey: 'projectName', name: 'Prosjekt', exportCol: true, breakText: true },
  ];
  return [
    [listComplaints, [page('lineName', 'lineDate')]],
    [countComplaints, [{ headers }]],
    [updateComplaint, [finishing(complaintId), ...complaintIds.map(finishing)]],
    [listActions, [page('title', 'createdDate')]],
    [countActions, [{ headers }]],
    [saveAction, [treating(id), ...actionIds.map(treating)]],
    [getNewAberration, [{ id: -1, category: 1, projectId: reports.project }]],
    [saveAberration, [reports.reportOf({ requestId: once })]],
    [saveRuh, [reports.ruhOf({ requestId: once })]],
    [listComments, [{ id, commentType: 2 }]],
    [
      saveComment,
      [
        {
          aberrationActionId: id,
          newComment: '<p>Hei <strong>du</strong></p>',
          format: 'html',
          visibleToCustomer: false,
          applicationRecipientType: 3,
          tags: [{ personId: responsibleId, status: 1 }],
          requestId: once,
        },
      ],
    ],
    [
      exportTable,
      [{ FileName: 'Tabell', columns, footer: 'Sum', rows: { list: 'actions', headers, search: 'rekk' } }],
    ],
    [listTasks, [page('name', 'createdDate')]],
    [countTasks, [{ headers }]],
    [updateActivity, [ticking(activityId), ...activityIds.map(ticking)]],
    [addActivityAberration, [deviating(activityId), ...activityIds.map(deviating)]],
    [setScheduleComplete, [{ id: empty.id }]],
    [listChecklists, [page('name', 'createdDate')]],
    [countChecklists, [{ headers }]],
    [
      generateChecklist,
      [
        {
          requestId: once,
          checklistId: template_id,
          context: checklistContext.project,
          contextId: reports.project,
          assignedTo: scene.staff.id,
          deadLine: '2099-12-24',
        },
      ],
    ],
    [saveChecklist, [{ id: checklist.id, items: answers }]],
    [
      signChecklist,
      [
        {
          id: checklist.id,
          uuid: '7f9d3a52-6a0e-4f43-9a6b-0b4a53a0c9d1',
          fullName: 'Kari Solberg',
          drawing: 'M1 1L2 2',
          confirmed: false,
        },
      ],
    ],
    [completeChecklist, [{ id: completed.id }]],
    [listOrders, [page('process', 'orderDate')], `/project/house/${goods.houseId}/orders`],
    [countOrders, [{ headers }], `/project/house/${goods.houseId}/orders/count`],
    [
      receiveGoods,
      [
        {
          orderId: goods.id,
          orderLines: goods.componentIds.map((componentId) => ({
            componentId,
            qtyReceived: '0.25',
            receivedGoodsAction: 2,
            note: 'Våt eske.',
          })),
          note: 'Sjåføren hadde dårlig tid.',
          requestId: once,
        },
      ],
      `/project/house/order/${goods.id}/receivedgoods`,
    ],
    [listAvailableRooms, [{ projectId: barracksProjectId, ...period(1) }]],
    [createBooking, [booking(1), ...Array.from({ length: records }, (_, at) => booking(2 + at))]],
    [printChecklist, [{ checkListId: checklist.id, base64Signature: 'aGVp' }]],
    ...(await itemCaseBodies(ground)),
    ...(await companyBodies(ground)),
    ...(await courseBodies(ground)),
    ...(await documentBodies(ground)),
    [saveFavourite, [{ projectId: reports.project, isFavourite: true }]],
    [beginUpload, [{ fileName: 'bilde.jpg', size: 1000, contentType: 'image/jpeg' }]],
  ];
};
