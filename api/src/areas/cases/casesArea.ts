import type { Area } from '../../record/area/area';
import { aberrationCase } from './aberration/aberrationCase';
import { aberrationRoutes } from './aberration/aberrationRoutes';
import { actionCase } from './action/actionCase';
import { actionExport } from './action/actionExport';
import { actionRoutes } from './action/actionRoutes';
import { openActions } from './action/openActions';
import { complaintCase } from './complaint/complaintCase';
import { complaintExport } from './complaint/complaintExport';
import { complaintRoutes } from './complaint/complaintRoutes';
import { openComplaints } from './complaint/openComplaints';
import { countBadges } from './countBadges';
import { casesDemo } from './demo/casesDemo';
import { glanceRoutes } from './glanceRoutes';
import * as madeFromItems from './migrations/2026-11-25T0215-made-from-items';
import * as demoComplaints from './migrations/2026-11-28T1120-demo-complaints';
import { ownTables } from './ownTables';

/** Complaints, enquiries, deviations, RUH and actions (docs/product/complaints.md). */
export const casesArea: Area = {
  name: 'cases',
  routes: [complaintRoutes, aberrationRoutes, actionRoutes, glanceRoutes],
  kinds: [complaintCase, aberrationCase, actionCase],
  exports: { complaints: complaintExport, actions: actionExport },
  badges: { names: ['complaints', 'enquiry', 'actions'], count: countBadges },
  openWork: [openComplaints, openActions],
  ownTables,
  migrations: {
    '2026-11-25T0215-made-from-items': madeFromItems,
    '2026-11-28T1120-demo-complaints': demoComplaints,
  },
  demo: casesDemo,
};
