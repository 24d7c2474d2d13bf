import { randomUUID } from 'node:crypto';

import { getChecklist } from '@byggtun/shared/contract/checklist';
import {
  checklistContext,
  generateChecklist,
  listAvailableChecklists,
} from '@byggtun/shared/contract/checklistCreate';
import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import {
  checklistFilterOptions,
  countChecklists,
  listChecklists,
} from '@byggtun/shared/contract/checklistList';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import {
  changeChecklistResponsible,
  completeChecklist,
  saveChecklist,
  signChecklist,
} from '@byggtun/shared/contract/checklistSave';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';

import { createChecklist } from '../builders/checklists';
import type { Ground } from './ground';
import { ofStaff, type PerRole, refused, type RightsRow, signedIn, staffAlone } from './rightsRow';

/** Checklists are developer staff's alone, and changed by whom they are assigned to alone. */
const seen = staffAlone;
const changed: PerRole<number> = { ...refused, 'developer responsible': 200 };

/** A fresh one of the responsible of the developer's staff. */
const make = ({ scene, reports }: Ground) =>
  createChecklist(scene.app.database.db, scene.staff, [1, 0], { project_id: reports.project });

/** The template of a fresh one, which is for a project. */
const templateOf = async (ground: Ground) => {
  const { id } = await make(ground);
  const { template_id } = await ground.scene.app.database.db
    .selectFrom('checklist')
    .where('id', '=', id)
    .select('template_id')
    .executeTakeFirstOrThrow();
  return template_id;
};

const records: RightsRow[] = [
  {
    what: 'see which checklists can be made',
    route: listAvailableChecklists,
    input: ({ reports }) => ({ query: { projectId: reports.project } }),
    statuses: seen,
  },
  {
    what: 'make a checklist',
    route: generateChecklist,
    input: async (ground) => ({
      body: {
        requestId: randomUUID(),
        checklistId: await templateOf(ground),
        context: checklistContext.project,
        contextId: ground.reports.project,
        assignedTo: ground.scene.staff.id,
        deadLine: '2099-12-24',
      },
    }),
    statuses: seen,
  },
  {
    what: 'open a checklist',
    route: getChecklist,
    input: async (ground) => ({ params: { id: (await make(ground)).id } }),
    statuses: seen,
  },
  {
    what: 'read the history of a checklist',
    route: listChecklistJournal,
    input: async (ground) => ({ params: { id: (await make(ground)).id } }),
    statuses: seen,
  },
  {
    what: 'print a checklist',
    route: printChecklist,
    input: async (ground) => ({ body: { checkListId: (await make(ground)).id } }),
    statuses: seen,
  },
  {
    what: 'answer an item of a checklist',
    route: saveChecklist,
    input: async (ground) => {
      const { id, itemIds } = await make(ground);
      return { body: { id, items: [{ id: itemIds[0], version: 1, stringVal: 'Målt.' }] } };
    },
    statuses: changed,
  },
  {
    what: 'sign a checklist',
    route: signChecklist,
    input: async (ground) => ({
      body: {
        id: (await make(ground)).id,
        uuid: randomUUID(),
        fullName: 'Kari Solberg',
        drawing: 'M1 1L2 2',
        confirmed: false,
      },
    }),
    statuses: changed,
  },
  {
    what: 'give a checklist to somebody else',
    route: changeChecklistResponsible,
    input: async (ground) => ({
      body: {
        id: (await make(ground)).id,
        version: 1,
        contactPersonId: ground.people['developer other']?.id ?? 0,
      },
    }),
    statuses: changed,
  },
  {
    what: 'complete a checklist',
    route: completeChecklist,
    input: async (ground) => ({ body: { id: (await make(ground)).id } }),
    statuses: changed,
  },
];

/** Two in one project that only this asks for, one of them of each of the developer's staff. */
const listProjects = new WeakMap<Ground, Promise<number>>();
const listed = (ground: Ground) => {
  const made =
    listProjects.get(ground) ??
    (async () => {
      const { db } = ground.scene.app.database;
      const { projectId } = await createChecklist(db, ground.scene.staff);
      const other = ground.people['developer other'];
      if (other) await createChecklist(db, other, [1], { project_id: projectId });
      return projectId;
    })();
  listProjects.set(ground, made);
  return made;
};
const headersOf = async (ground: Ground) => [
  { value: 'projectOid', type: 'select', filterValues: [await listed(ground)], filterClause: 'in' },
];
const shown = ofStaff(2);

const lists: RightsRow[] = [
  {
    what: 'list checklists',
    route: listChecklists,
    input: async (ground) => ({ body: { headers: await headersOf(ground), page: 1, itemsPerPage: 500 } }),
    statuses: seen,
    told: (answer) => (answer as { items: unknown[] }).items.length,
    answers: () => shown,
  },
  {
    what: 'glance at self-checks and checklists',
    route: glanceAtQuality,
    input: async (ground) => {
      const query = { headers: await headersOf(ground), sortBy: 'createdDate', sortDesc: true };
      return { body: { checkups: query, checklists: query } };
    },
    statuses: seen,
    told: (answer) => (answer as { checklists: { totalItemCount: number } }).checklists.totalItemCount,
    answers: () => shown,
  },
  {
    what: 'glance at self-checks alone',
    route: glanceAtQuality,
    input: async (ground) => ({
      body: { checkups: { headers: await headersOf(ground), sortBy: 'createdDate', sortDesc: true } },
    }),
    statuses: signedIn,
  },
  {
    what: 'count checklists',
    route: countChecklists,
    input: async (ground) => ({ body: { headers: await headersOf(ground) } }),
    statuses: seen,
    told: (answer) => answer,
    answers: () => shown,
  },
  {
    what: 'read the filters of checklists',
    route: checklistFilterOptions,
    input: () => ({}),
    statuses: seen,
  },
  {
    what: 'export checklists',
    route: exportTable,
    input: async (ground) => ({
      body: {
        FileName: 'Sjekklister',
        columns: [{ dataKey: 'name', name: 'Sjekkliste', exportCol: true }],
        rows: { list: 'checklists', headers: await headersOf(ground) },
      },
    }),
    statuses: seen,
  },
];

/** Checklists, their items and their list (docs/product/quality.md#checklists). */
export const checklistRights: RightsRow[] = [...records, ...lists];
