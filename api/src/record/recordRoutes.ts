import type { Register } from './area/area';
import { attachmentRoutes } from './attachment/attachmentRoutes';
import { storageRoutes } from './attachment/storageRoutes';
import { badgeRoutes } from './badge/badgeRoutes';
import { commentRoutes } from './comment/commentRoutes';
import { exportRoutes } from './export/exportRoutes';

/** The calls that are the same for every record. */
export const recordRoutes: readonly Register[] = [
  commentRoutes,
  attachmentRoutes,
  storageRoutes,
  exportRoutes,
  badgeRoutes,
];
