import type { PageAddress } from '@byggtun/shared/area/startPage';
import { listProjectPage } from '@byggtun/shared/contract/project';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { overviewInput, readOverview } from './projectList/readOverview';

export { firstProjectCalls } from './projectPage/projectCalls';

/** What the overview of projects asks for first. */
export const firstOverviewCalls = ({ session, search }: PageAddress): AskedCall[] => [
  ask(listProjectPage, overviewInput(readOverview(session, search), 1)),
];
