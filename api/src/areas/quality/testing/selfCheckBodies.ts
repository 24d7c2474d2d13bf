import {
  addActivityAberration,
  setScheduleComplete,
  updateActivity,
} from '@byggtun/shared/contract/activitySave';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';

import { createSelfCheck, createSelfCheckType } from '../../../testing/builders/selfChecks';
import { once } from '../../../testing/fuzz/bodies';
import { type Good, headers, page, records } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** Lists of self-checks, one with many activities, and one that has none and is completed. */
export const selfCheckBodies = async ({ scene, sites, fileOf }: Ground): Promise<Good[]> => {
  const { db } = scene.app.database;
  await createSelfCheckType(db);
  const selfCheck = await createSelfCheck(db, scene.worker, records, { project_id: sites.project });
  const empty = await createSelfCheck(db, scene.worker, 0);
  const attachments = [{ bufferGuid: await fileOf('contractor responsible'), status: 1, fileName: 'a.jpg' }];
  const [activityId, ...activityIds] = selfCheck.activityIds;
  const ticking = (one?: number) => ({ id: one, version: 1, complete: true, comment: 'Målt.' });
  const deviating = (one?: number) => ({
    activityId: one,
    requestId: once,
    title: 'Bom',
    description: 'Tre fliser.',
    aberrationTypeId: 43,
    category: 1,
    projTable: sites.project,
    attachments,
  });
  return [
    [listTasks, [page('name', 'createdDate')]],
    [countTasks, [{ headers }]],
    [glanceAtQuality, [{ checkups: { headers } }]],
    [updateActivity, [ticking(activityId), ...activityIds.map(ticking)]],
    [addActivityAberration, [deviating(activityId), ...activityIds.map(deviating)]],
    [setScheduleComplete, [{ id: empty.id }]],
  ];
};
