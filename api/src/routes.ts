import type { FastifyInstance } from 'fastify';

import { commentRoutes } from './comment/commentRoutes';
import { complaintRoutes } from './complaint/complaintRoutes';
import { healthRoutes } from './health/healthRoutes';
import { hubRoutes } from './hub/hubRoutes';
import { infotechRoutes } from './infotech/infotechRoutes';
import { personRoutes } from './person/personRoutes';
import { projectRoutes } from './project/projectRoutes';

/** The routes of every noun. */
export const routes: ((app: FastifyInstance) => void)[] = [
  healthRoutes,
  personRoutes,
  projectRoutes,
  complaintRoutes,
  commentRoutes,
  hubRoutes,
  infotechRoutes,
];
