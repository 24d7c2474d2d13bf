import { getNewAberration } from '@byggtun/shared/contract/aberration';
import { countActions, listActions } from '@byggtun/shared/contract/actionList';
import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import type { Route } from '@byggtun/shared/contract/route';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { caseCommands } from './caseCommands';

/** What people do in the area. */
export const commands: CommandRow[] = caseCommands;

/** Questions that are too long for an address. */
export const questions: Route[] = [
  getNewAberration,
  countActions,
  listActions,
  glanceAtCases,
  countComplaints,
  listComplaints,
];
