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

import { createSelfCheck, createSelfCheckType } from '../builders/selfChecks';
import type { Ground } from './ground';
import {
  ofContractor,
  ofStaff,
  type PerRole,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
} from './rightsRow';

type Whose = 'contractor' | 'developer';

/** A fresh one in the project of the reports, of which the contractor's people see what is theirs. */
const make = async ({ scene, reports }: Ground, whose: Whose, activities = 2) => {
  const { db } = scene.app.database;
  await createSelfCheckType(db);
  const responsible = whose === 'contractor' ? scene.worker : scene.staff;
  const made = await createSelfCheck(db, responsible, activities, { project_id: reports.project });
  return { ...made, activityId: made.activityIds[0] ?? 0 };
};

const images = new WeakMap<Ground, Promise<string>>();
/** A file of this activity: the same each time, as it takes long to send one up. */
const fileOf = async (ground: Ground, activityId: number): Promise<string> => {
  const made = images.get(ground) ?? ground.image();
  images.set(ground, made);
  const id = await made;
  await ground.scene.app.database.db
    .updateTable('attachment')
    .set({ owner_kind: 'activity', owner_id: activityId })
    .where('buffer_guid', '=', id)
    .execute();
  return id;
};

const kinds: { whose: Whose; see: PerRole<number> }[] = [
  { whose: 'contractor', see: seenOfContractor },
  { whose: 'developer', see: seenOfDeveloper },
];

const records = kinds.flatMap(({ whose, see }): RightsRow[] => {
  const opened = async (ground: Ground) => ({ params: { id: (await make(ground, whose)).id } });
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

/** One for each who can be responsible, made anew for each who asks, all in one project that only this asks for. */
const listProjects = new WeakMap<Ground, Promise<{ project: number; ids: Map<string, number> }>>();
const listed = (ground: Ground) => {
  const made =
    listProjects.get(ground) ??
    (async () => {
      const { db } = ground.scene.app.database;
      const { staff, main, worker, colleague, stranger } = ground.scene;
      const first = await createSelfCheck(db, staff);
      const ids = new Map([['staff', first.id]]);
      for (const [name, who] of Object.entries({ main, worker, colleague, stranger }))
        ids.set(name, (await createSelfCheck(db, who, 1, { project_id: first.projectId })).id);
      return { project: first.projectId, ids };
    })();
  listProjects.set(ground, made);
  return made;
};
const headersOf = async (ground: Ground) => [
  { value: 'projectOid', type: 'select', filterValues: [(await listed(ground)).project], filterClause: 'in' },
];

/** Staff see everybody's, everybody else their own: a main contact too. */
const shown = { ...ofStaff(5), ...ofContractor(1), 'other company': 1 };

const lists: RightsRow[] = [
  {
    what: 'list self-checks',
    route: listTasks,
    input: async (ground) => ({ body: { headers: await headersOf(ground), page: 1, itemsPerPage: 500 } }),
    statuses: signedIn,
    told: (answer) => (answer as ListAnswer<TaskRow>).items.length,
    answers: () => shown,
  },
  {
    what: 'count self-checks',
    route: countTasks,
    input: async (ground) => ({ body: { headers: await headersOf(ground) } }),
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
    input: async (ground) => ({
      body: {
        FileName: 'Egenkontroller',
        columns: [{ dataKey: 'name', name: 'Egenkontroll', exportCol: true }],
        rows: { list: 'checkups', headers: await headersOf(ground) },
      },
    }),
    statuses: signedIn,
  },
];

/** Self-checks, their activities and their lists (docs/product/quality.md#self-checks). */
export const selfCheckRights: RightsRow[] = [...records, ...lists];
