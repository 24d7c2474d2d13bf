import { countChecklists, listChecklists } from '@byggtun/shared/contract/checklistList';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import type { Route } from '@byggtun/shared/contract/route';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { checklistCommands } from './checklistCommands';
import { itemCaseCommands } from './itemCaseCommands';
import { selfCheckCommands } from './selfCheckCommands';

/** What people do in the area. */
export const commands: CommandRow[] = [...selfCheckCommands, ...checklistCommands, ...itemCaseCommands];

/** Questions that are too long for an address. */
export const questions: Route[] = [
  countChecklists,
  listChecklists,
  printChecklist,
  glanceAtQuality,
  countTasks,
  listTasks,
];
