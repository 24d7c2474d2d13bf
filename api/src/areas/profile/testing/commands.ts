import type { Route } from '@byggtun/shared/contract/route';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { companyCommands } from './companyCommands';
import { coursePictureCommands } from './coursePictureCommands';
import { personCommands } from './personCommands';

/** What people do in the area. */
export const commands: CommandRow[] = [...personCommands, ...coursePictureCommands, ...companyCommands];

/** Questions that are too long for an address. */
export const questions: Route[] = [];
