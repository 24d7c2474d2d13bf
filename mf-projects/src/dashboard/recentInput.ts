import { recentLimit } from '@byggtun/shared/contract/recentProject';

/** What the Dashboard asks of `listRecentProjects`. */
export const recentInput = { query: { top: recentLimit } };
