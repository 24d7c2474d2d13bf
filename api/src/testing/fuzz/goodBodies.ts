import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { countActions, listActions } from '@byggtun/shared/contract/actionList';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import {
  addActivityAberration,
  setScheduleComplete,
  updateActivity,
} from '@byggtun/shared/contract/activitySave';
import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { createItemAberration, createItemComplaint, saveItemAction } from '@byggtun/shared/contract/itemCase';
import { saveFavourite } from '@byggtun/shared/contract/project';
import type { Route } from '@byggtun/shared/contract/route';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';

import { createSelfCheck, createSelfCheckType } from '../builders/selfChecks';
import type { Ground } from '../rights/ground';
import { once } from './bodies';
import { checklistBodies, staffChecklistRoutes } from './checklistBodies';
import { companyBodies } from './companyBodies';
import { courseBodies } from './courseBodies';
import { documentBodies } from './documentBodies';
import { type Good, headers, many, page, records } from './good';
import { itemCaseBodies } from './itemCaseBodies';
import { logisticsBodies, logisticsRoutes } from './logisticsBodies';

/** Those of them that developer staff alone may send. */
export const staffRoutes: readonly Route[] = [
  saveFavourite,
  createItemAberration,
  createItemComplaint,
  saveItemAction,
  ...staffChecklistRoutes,
  ...logisticsRoutes,
];

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
  const [activityId, ...activityIds] = selfCheck.activityIds;
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
    ...(await checklistBodies(ground)),
    ...(await itemCaseBodies(ground)),
    ...(await logisticsBodies(ground)),
    ...(await companyBodies(ground)),
    ...(await courseBodies(ground)),
    ...(await documentBodies(ground)),
    [saveFavourite, [{ projectId: reports.project, isFavourite: true }]],
    [beginUpload, [{ fileName: 'bilde.jpg', size: 1000, contentType: 'image/jpeg' }]],
  ];
};
