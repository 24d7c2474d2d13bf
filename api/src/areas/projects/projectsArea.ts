import type { Area } from '../../record/area/area';
import { projectsDemo } from './demo/projectsDemo';
import { houseReportRoutes } from './houseReport/houseReportRoutes';
import { infotechRoutes } from './infotech/infotechRoutes';
import { ownTables } from './ownTables';
import { kioskRoutes } from './project/kioskRoutes';
import { projectFileRoutes } from './project/projectFileRoutes';
import { projectRoutes } from './project/projectRoutes';
import { recentRoutes } from './project/recentRoutes';
import { psiSetting } from './psi/psiSetting';
import { siteDayExport } from './siteList/siteDayExport';
import { siteRoutes } from './siteList/siteRoutes';
import { startRetention } from './siteList/startRetention';

/** Projects, their houses, their safety instruction, and who is on site (docs/product/projects.md). */
export const projectsArea: Area = {
  name: 'projects',
  routes: [
    projectRoutes,
    recentRoutes,
    projectFileRoutes,
    houseReportRoutes,
    kioskRoutes,
    infotechRoutes,
    siteRoutes,
  ],
  exports: { siteDays: siteDayExport },
  settings: { psiAgreement: psiSetting },
  ownTables,
  jobs: [startRetention],
  demo: projectsDemo,
};
