import type { Route } from '@byggtun/shared/contract/route';
import { listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { projectCommands } from './projectCommands';

/** What people do in the area. */
export const commands: CommandRow[] = projectCommands;

/** Questions that are too long for an address. */
export const questions: Route[] = [listSiteDays, printSiteDays];
