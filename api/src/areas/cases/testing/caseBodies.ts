import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { countActions, listActions } from '@byggtun/shared/contract/actionList';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import { exportTable } from '@byggtun/shared/contract/exportTable';

import { once } from '../../../testing/fuzz/bodies';
import { type Good, headers, many, page } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';
import { onGround } from './caseGround';

/** Cases of both companies, of which the contractor's are changed; reports, comments and an export. */
export const caseBodies = async (ground: Ground): Promise<Good[]> => {
  const { scene, reports, contractorsComplaint, developersComplaint, contractorsAction, developersAction } =
    await onGround(ground);
  // By turns, so that the lowest ids are of each kind.
  for (let count = 0; count < 10; count++)
    await Promise.all([
      contractorsComplaint(),
      developersComplaint(),
      contractorsAction(),
      developersAction(),
    ]);
  const [complaintId, ...complaintIds] = await many(contractorsComplaint);
  const [id, ...actionIds] = await many(() => contractorsAction());
  const responsibleId = scene.colleague.id;
  const attachments = [
    { bufferGuid: await ground.fileOf('contractor responsible'), status: 1, fileName: 'a.jpg' },
  ];
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
    [glanceAtCases, [{ complaints: { headers }, enquiries: { headers }, actions: { headers } }]],
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
  ];
};
