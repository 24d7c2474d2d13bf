import { randomUUID } from 'node:crypto';

import { getSchedule, listActivities, listScheduleJournal } from '@byggtun/shared/contract/activity';
import {
  addActivityAberration,
  completeSchedule,
  downloadActivityFile,
  setScheduleComplete,
  updateActivity,
} from '@byggtun/shared/contract/activitySave';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import { countTasks, listTasks, taskFilterOptions, type TaskRow } from '@byggtun/shared/contract/schedule';

import { createSelfCheck, createSelfCheckType } from '../../../../testing/builders/selfChecks';
import {
  ofContractor,
  ofStaff,
  type PerRole,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { QualityGround } from '../qualityGround';

type Whose = 'contractor' | 'developer';

/** A fresh one in the project of the sites, of which the contractor's people see what is theirs. */
const make = async ({ scene, sites }: QualityGround, whose: Whose, activities = 2) => {
  const { db } = scene.app.database;
  await createSelfCheckType(db);
  const responsible = whose === 'contractor' ? scene.worker : scene.staff;
  const made = await createSelfCheck(db, responsible, activities, { project_id: sites.project });
  return { ...made, activityId: made.activityIds[0] ?? 0 };
};

/** The file, of this activity now. */
const fileOf = async ({ scene, activityFile }: QualityGround, activityId: number): Promise<string> => {
  await scene.app.database.db
    .updateTable('attachment')
    .set({ owner_kind: 'activity', owner_id: activityId })
    .where('buffer_guid', '=', activityFile)
    .execute();
  return activityFile;
};

const kinds: { whose: Whose; see: PerRole<number> }[] = [
  { whose: 'contractor', see: seenOfContractor },
  { whose: 'developer', see: seenOfDeveloper },
];

const records = kinds.flatMap(({ whose, see }): RightsRow<QualityGround>[] => {
  const opened = async (ground: QualityGround) => ({ params: { id: (await make(ground, whose)).id } });
  return [
    { what: `open a self-check of the ${whose}’s`, route: getSchedule, input: opened, statuses: see },
    {
      what: `read the activities of one of the ${whose}’s`,
      route: listActivities,
      input: opened,
      statuses: see,
    },
    {
      what: `read the history of one of the ${whose}’s`,
      route: listScheduleJournal,
      input: opened,
      statuses: see,
    },
    {
      what: `mark an activity of the ${whose}’s as done`,
      route: updateActivity,
      input: async (ground) => ({
        body: { id: (await make(ground, whose)).activityId, version: 1, complete: true },
      }),
      statuses: see,
    },
    {
      what: `comment on an activity of the ${whose}’s`,
      route: updateActivity,
      input: async (ground) => ({
        body: { id: (await make(ground, whose)).activityId, version: 1, comment: 'Målt.' },
      }),
      statuses: see,
    },
    {
      what: `report a deviation on an activity of the ${whose}’s`,
      route: addActivityAberration,
      input: async (ground) => ({
        body: {
          activityId: (await make(ground, whose)).activityId,
          requestId: randomUUID(),
          title: 'Bom under flis',
          description: 'Tre fliser ved sluket.',
        },
      }),
      statuses: see,
    },
    {
      what: `complete a self-check of the ${whose}’s`,
      route: completeSchedule,
      input: async (ground) => ({ params: { id: (await make(ground, whose, 0)).id } }),
      statuses: see,
    },
    {
      what: `complete a self-check of the ${whose}’s by its body`,
      route: setScheduleComplete,
      input: async (ground) => ({ body: { id: (await make(ground, whose, 0)).id } }),
      statuses: see,
    },
    {
      what: `download a file of an activity of the ${whose}’s`,
      route: downloadActivityFile,
      input: async (ground) => {
        const { activityId } = await make(ground, whose);
        return { params: { id: await fileOf(ground, activityId) } };
      },
      statuses: see,
    },
  ];
});

const headersOf = ({ selfCheckProject }: QualityGround) => [
  { value: 'projectOid', type: 'select', filterValues: [selfCheckProject], filterClause: 'in' },
];

/** Staff see everybody's, everybody else their own: a main contact too. */
const shown = { ...ofStaff(5), ...ofContractor(1), 'other company': 1 };

const lists: RightsRow<QualityGround>[] = [
  {
    what: 'list self-checks',
    route: listTasks,
    input: (ground) => ({ body: { headers: headersOf(ground), page: 1, itemsPerPage: 500 } }),
    statuses: signedIn,
    told: (answer) => (answer as ListAnswer<TaskRow>).items.length,
    answers: () => shown,
  },
  {
    what: 'count self-checks',
    route: countTasks,
    input: (ground) => ({ body: { headers: headersOf(ground) } }),
    statuses: signedIn,
    told: (answer) => answer,
    answers: () => shown,
  },
  {
    what: 'read the filters of self-checks',
    route: taskFilterOptions,
    input: () => ({}),
    statuses: signedIn,
    told: (answer) => {
      const { users, contactPersons, contactPersonContact } = answer as Record<string, unknown[]>;
      return [users?.length, contactPersons?.length, contactPersonContact?.length];
    },
    answers: () => ({ ...ofStaff([2, 6, 3]), ...ofContractor([0, 3, 0]), 'other company': [0, 1, 0] }),
  },
  {
    what: 'export self-checks',
    route: exportTable,
    input: (ground) => ({
      body: {
        FileName: 'Egenkontroller',
        columns: [{ dataKey: 'name', name: 'Egenkontroll', exportCol: true }],
        rows: { list: 'checkups', headers: headersOf(ground) },
      },
    }),
    statuses: signedIn,
  },
];

/** Self-checks, their activities and their lists (docs/product/quality.md#self-checks). */
export const selfCheckRights: RightsRow<QualityGround>[] = [...records, ...lists];
