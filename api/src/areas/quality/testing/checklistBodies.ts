import { checklistContext, generateChecklist } from '@byggtun/shared/contract/checklistCreate';
import { itemTypes } from '@byggtun/shared/contract/checklistItem';
import { countChecklists, listChecklists } from '@byggtun/shared/contract/checklistList';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import {
  changeChecklistResponsible,
  completeChecklist,
  saveChecklist,
  signChecklist,
} from '@byggtun/shared/contract/checklistSave';

import { createChecklist } from '../../../testing/builders/checklists';
import { once } from '../../../testing/fuzz/bodies';
import { type Good, headers, page } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** Developer staff's alone: lists of checklists, one that is answered and signed, one that is completed and one that is handed on. */
export const checklistBodies = async ({ scene, sites, people }: Ground): Promise<Good[]> => {
  const { db } = scene.app.database;
  const checklist = await createChecklist(db, scene.staff, itemTypes, { project_id: sites.project });
  const completed = await createChecklist(db, scene.staff);
  const handed = await createChecklist(db, scene.staff);
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
  return [
    [listChecklists, [page('name', 'createdDate')]],
    [countChecklists, [{ headers }]],
    [
      generateChecklist,
      [
        {
          requestId: once,
          checklistId: template_id,
          context: checklistContext.project,
          contextId: sites.project,
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
    [
      changeChecklistResponsible,
      [{ id: handed.id, version: 1, contactPersonId: people['developer other']?.id }],
    ],
    [completeChecklist, [{ id: completed.id }]],
    [printChecklist, [{ checkListId: checklist.id, base64Signature: 'aGVp' }]],
  ];
};
