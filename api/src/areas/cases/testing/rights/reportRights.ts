import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { listComments } from '@byggtun/shared/contract/comment';
import { saveComment } from '@byggtun/shared/contract/commentSave';

import { createReport } from '../../../../testing/builders/actions';
import {
  type PerRole,
  type RightsRow,
  seenOfContractor,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { Role } from '../../../../testing/rights/roles';
import type { CaseGround } from '../caseGround';

/** Who reports makes themselves responsible, which everybody may. */
const own = ({ people, scene }: CaseGround, role: Role) => ({
  responsible: (people[role] ?? scene.worker).id,
});
/** The project is a field of the form, so that one which is not theirs is a wrong field. */
const reported: PerRole<number> = { ...signedIn, 'other company': 400 };

const aberrationOf = async ({ scene, reports }: CaseGround, reporter = scene.staff) => {
  const { db } = scene.app.database;
  const values = { project_id: reports.other, created_by_id: reporter.id };
  return (await createReport(db, scene.worker, values)).aberrationId;
};

/** Deviations and RUH, what their forms ask for, and their comments. */
export const reportRights: RightsRow<CaseGround>[] = [
  {
    what: 'open the form of a new deviation',
    route: getNewAberration,
    input: () => ({ body: { id: -1, category: 1 } }),
    statuses: signedIn,
  },
  {
    what: 'open the form in a project of the contractor’s',
    route: getNewAberration,
    input: ({ reports }) => ({ body: { id: -1, category: 2, projectId: reports.project } }),
    statuses: seenOfContractor,
  },
  {
    what: 'report a deviation in a project of the contractor’s',
    route: saveAberration,
    input: (ground, role) => ({ body: ground.reports.reportOf(own(ground, role)) }),
    statuses: reported,
  },
  {
    what: 'report a RUH in a project of the contractor’s',
    route: saveRuh,
    input: (ground, role) => ({ body: ground.reports.ruhOf(own(ground, role)) }),
    statuses: reported,
  },
  {
    what: 'read the comments of a deviation of the contractor’s',
    route: listComments,
    input: async (ground) => ({ body: { id: await aberrationOf(ground), commentType: 1 } }),
    statuses: seenOfContractor,
  },
  {
    what: 'comment on a deviation of the contractor’s',
    route: saveComment,
    input: async (ground) => ({ body: { aberrationId: await aberrationOf(ground), newComment: 'Hei' } }),
    statuses: seenOfContractor,
  },
  {
    what: 'comment on a deviation that another company reported',
    route: saveComment,
    input: async (ground) => ({
      body: { aberrationId: await aberrationOf(ground, ground.scene.stranger), newComment: 'Hei' },
    }),
    statuses: signedIn,
  },
];
