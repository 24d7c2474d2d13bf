import type { FastifyInstance } from 'fastify';

import { aberrationRoutes } from './aberration/aberrationRoutes';
import { actionRoutes } from './action/actionRoutes';
import { attachmentRoutes } from './attachment/attachmentRoutes';
import { barrackRoutes } from './barrack/barrackRoutes';
import { commentRoutes } from './comment/commentRoutes';
import { complaintRoutes } from './complaint/complaintRoutes';
import { courseRoutes } from './course/courseRoutes';
import { exportRoutes } from './export/exportRoutes';
import { healthRoutes } from './health/healthRoutes';
import { houseReportRoutes } from './houseReport/houseReportRoutes';
import { hubRoutes } from './hub/hubRoutes';
import { infotechRoutes } from './infotech/infotechRoutes';
import { personRoutes } from './person/personRoutes';
import { profilePhotoRoutes } from './profilePhoto/profilePhotoRoutes';
import { kioskRoutes } from './project/kioskRoutes';
import { projectFileRoutes } from './project/projectFileRoutes';
import { projectRoutes } from './project/projectRoutes';
import { recentRoutes } from './project/recentRoutes';
import { releaseRoutes } from './release/releaseRoutes';
import { settingRoutes } from './setting/settingRoutes';
import { siteRoutes } from './siteList/siteRoutes';

/** The routes of every noun. */
export const routes: ((app: FastifyInstance) => void)[] = [
  healthRoutes,
  personRoutes,
  profilePhotoRoutes,
  settingRoutes,
  courseRoutes,
  projectRoutes,
  recentRoutes,
  projectFileRoutes,
  houseReportRoutes,
  kioskRoutes,
  barrackRoutes,
  aberrationRoutes,
  actionRoutes,
  complaintRoutes,
  commentRoutes,
  attachmentRoutes,
  exportRoutes,
  hubRoutes,
  infotechRoutes,
  siteRoutes,
  releaseRoutes,
];
