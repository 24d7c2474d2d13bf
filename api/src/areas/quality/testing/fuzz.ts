import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { checklistList } from '../checklist/checklistList';
import { scheduleList } from '../schedule/scheduleList';
import { checklistBodies } from './checklistBodies';
import { itemCaseBodies } from './itemCaseBodies';
import { selfCheckBodies } from './selfCheckBodies';

/** Self-checks are everybody's, checklists and what is made of their items developer staff's. */
export const bodies: AreaFuzz['bodies'] = async (ground) => ({
  worker: await selfCheckBodies(ground),
  staff: [...(await checklistBodies(ground)), ...(await itemCaseBodies(ground))],
});

/** Self-checks and checklists. */
export const lists: AreaFuzz['lists'] = [scheduleList, checklistList];
