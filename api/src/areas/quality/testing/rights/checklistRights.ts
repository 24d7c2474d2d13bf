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

import { createChecklist } from '../../../../testing/builders/checklists';
import {
  ofStaff,
  type PerRole,
  refused,
  type RightsRow,
  signedIn,
  staffAlone,
} from '../../../../testing/rights/rightsRow';
import type { QualityGround } from '../qualityGround';

/** Checklists are developer staff's alone, and changed by whom they are assigned to alone. */
const seen = staffAlone;
const changed: PerRole<number> = { ...refused, 'developer responsible': 200 };

/** A fresh one of the responsible of the developer's staff. */
const make = ({ scene, sites }: QualityGround) =>
  createChecklist(scene.app.database.db, scene.staff, [1, 0], { project_id: sites.project });

/** The template of a fresh one, which is for a project. */
const templateOf = async (ground: QualityGround) => {
  const { id } = await make(ground);
  const { template_id } = await ground.scene.app.database.db
    .selectFrom('checklist')
    .where('id', '=', id)
    .select('template_id')
    .executeTakeFirstOrThrow();
  return template_id;
};

const records: RightsRow<QualityGround>[] = [
  {
    what: 'see which checklists can be made',
    route: listAvailableChecklists,
    input: ({ sites }) => ({ query: { projectId: sites.project } }),
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
        contextId: ground.sites.project,
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

const headersOf = ({ checklistProject }: QualityGround) => [
  { value: 'projectOid', type: 'select', filterValues: [checklistProject], filterClause: 'in' },
];
const shown = ofStaff(2);

const lists: RightsRow<QualityGround>[] = [
  {
    what: 'list checklists',
    route: listChecklists,
    input: (ground) => ({ body: { headers: headersOf(ground), page: 1, itemsPerPage: 500 } }),
    statuses: seen,
    told: (answer) => (answer as { items: unknown[] }).items.length,
    answers: () => shown,
  },
  {
    what: 'glance at self-checks and checklists',
    route: glanceAtQuality,
    input: (ground) => {
      const query = { headers: headersOf(ground), sortBy: 'createdDate', sortDesc: true };
      return { body: { checkups: query, checklists: query } };
    },
    statuses: seen,
    told: (answer) => (answer as { checklists: { totalItemCount: number } }).checklists.totalItemCount,
    answers: () => shown,
  },
  {
    what: 'glance at self-checks alone',
    route: glanceAtQuality,
    input: (ground) => ({
      body: { checkups: { headers: headersOf(ground), sortBy: 'createdDate', sortDesc: true } },
    }),
    statuses: signedIn,
  },
  {
    what: 'count checklists',
    route: countChecklists,
    input: (ground) => ({ body: { headers: headersOf(ground) } }),
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
    input: (ground) => ({
      body: {
        FileName: 'Sjekklister',
        columns: [{ dataKey: 'name', name: 'Sjekkliste', exportCol: true }],
        rows: { list: 'checklists', headers: headersOf(ground) },
      },
    }),
    statuses: seen,
  },
];

/** Checklists, their items and their list (docs/product/quality.md#checklists). */
export const checklistRights: RightsRow<QualityGround>[] = [...records, ...lists];
