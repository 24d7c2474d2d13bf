import { randomUUID } from 'node:crypto';

import {
  createItemAberration,
  createItemComplaint,
  listItemActions,
  saveItemAction,
} from '@byggtun/shared/contract/itemCase';

import { createChecklist } from '../../../../testing/builders/checklists';
import { createSelfCheckType } from '../../../../testing/builders/selfChecks';
import type { Ground } from '../../../../testing/rights/ground';
import { type PerRole, refused, type RightsRow, staffAlone } from '../../../../testing/rights/rightsRow';

/** Seen by developer staff alone, and made by whom the checklist is assigned to alone. */
const seen = staffAlone;
const changed: PerRole<number> = { ...refused, 'developer responsible': 200 };

/** A fresh checklist of the responsible of the developer's staff, for deviations (0), complaints (1) or actions (2). */
const make = ({ scene, sites }: Ground, discrepancyType: 0 | 1 | 2) =>
  createChecklist(scene.app.database.db, scene.staff, [1, 0], { project_id: sites.project }, discrepancyType);

/** Cases that are made of items of checklists (docs/product/quality.md#from-an-item). */
export const itemCaseRights: RightsRow[] = [
  {
    what: 'make a deviation of an item',
    route: createItemAberration,
    input: async (ground) => {
      await createSelfCheckType(ground.scene.app.database.db);
      const { itemIds } = await make(ground, 0);
      const aberration = { title: 'Bom under flis', description: 'Tre fliser.' };
      return { body: { requestId: randomUUID(), checklistItem: { id: itemIds[0] }, aberration } };
    },
    statuses: changed,
  },
  {
    what: 'make a complaint of an item',
    route: createItemComplaint,
    input: async (ground) => {
      const { itemIds } = await make(ground, 1);
      const regLine = {
        name: 'Riper i gulv',
        txt: 'I stuen.',
        contactPersonId: ground.scene.worker.id,
      };
      return { body: { requestId: randomUUID(), checklistItem: { id: itemIds[0] }, regLine } };
    },
    statuses: changed,
  },
  {
    what: 'read the actions of a checklist',
    route: listItemActions,
    input: async (ground) => ({ params: { id: (await make(ground, 0)).id } }),
    statuses: seen,
  },
  {
    what: 'make an action of an item',
    route: saveItemAction,
    input: async (ground) => {
      const { id: checklistId, itemIds } = await make(ground, 2);
      const action = {
        title: 'Sett opp rekkverk',
        description: 'I andre etasje.',
        severity: null,
        responsibleId: ground.scene.worker.id,
      };
      return {
        body: {
          ...{ requestId: randomUUID(), id: itemIds[0], checklistId, action },
          ...{ timeLimit: '2027-01-31', aberrationActionType: 1 },
        },
      };
    },
    statuses: changed,
  },
];
