import { createItemAberration, createItemComplaint, saveItemAction } from '@byggtun/shared/contract/itemCase';

import { createChecklist } from '../../../testing/builders/checklists';
import { once } from '../../../testing/fuzz/bodies';
import type { Good } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** Developer staff's alone: cases of items; each item takes one. */
export const itemCaseBodies = async ({ scene, sites }: Ground): Promise<Good[]> => {
  const make = async (discrepancyType: 0 | 1 | 2) => {
    const { staff, app } = scene;
    const types = Array.from({ length: 60 }, () => 0 as const);
    const at = { project_id: sites.project };
    const { id, itemIds } = await createChecklist(app.database.db, staff, types, at, discrepancyType);
    const [first, ...others] = itemIds;
    return { id, first, others };
  };
  const [deviations, complaints, actions] = [await make(0), await make(1), await make(2)];
  const contactPersonId = scene.worker.id;
  const deviating = (id?: number) => ({
    requestId: once,
    checklistItem: { id },
    aberration: { title: 'Bom', description: 'Tre fliser.', attachments: [] },
  });
  const complaining = (id?: number) => ({
    requestId: once,
    checklistItem: { id },
    skipQaManagerNotification: true,
    regLine: { name: 'Riper', txt: 'I stuen.', contactPersonId, timeLimit: '2027-01-31', attachments: [] },
  });
  const acting = (id?: number) => ({
    requestId: once,
    id,
    checklistId: actions.id,
    aberrationId: null,
    timeLimit: '2027-01-31',
    aberrationActionType: 2,
    action: { title: 'Sett opp', description: 'Rekkverk.', severity: 1, responsibleId: contactPersonId },
  });
  return [
    [createItemAberration, [deviating(deviations.first), ...deviations.others.map(deviating)]],
    [createItemComplaint, [complaining(complaints.first), ...complaints.others.map(complaining)]],
    [saveItemAction, [acting(actions.first), ...actions.others.map(acting)]],
  ];
};
