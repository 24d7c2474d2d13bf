import type { Area } from '../../record/area/area';
import { activityCase } from './activity/activityCase';
import { activityRoutes } from './activity/activityRoutes';
import { checklistCase } from './checklist/checklistCase';
import { checklistExport } from './checklist/checklistExport';
import { checklistRoutes } from './checklist/checklistRoutes';
import { openChecklists } from './checklist/openChecklists';
import { checkpointCase } from './checklistItem/checkpointCase';
import { countBadges } from './countBadges';
import { qualityDemo } from './demo/qualityDemo';
import { glanceRoutes } from './glanceRoutes';
import { itemCaseRoutes } from './itemCase/itemCaseRoutes';
import * as selfChecks from './migrations/2026-11-24T1445-self-checks';
import * as checklists from './migrations/2026-11-24T2215-checklists';
import * as itemCases from './migrations/2026-11-25T0220-item-cases';
import * as checklistPapers from './migrations/2026-11-25T0245-checklist-papers';
import * as ownSelfChecks from './migrations/2026-11-26T0745-own-self-checks';
import * as answerSaves from './migrations/2026-11-26T1630-answer-saves';
import { ownTables } from './ownTables';
import { paperRoutes } from './paper/paperRoutes';
import { openSchedules } from './schedule/openSchedules';
import { scheduleCase } from './schedule/scheduleCase';
import { scheduleExport } from './schedule/scheduleExport';
import { scheduleRoutes } from './schedule/scheduleRoutes';

/** Self-checks and checklists (docs/product/quality.md). */
export const qualityArea: Area = {
  name: 'quality',
  routes: [scheduleRoutes, activityRoutes, checklistRoutes, itemCaseRoutes, paperRoutes, glanceRoutes],
  kinds: [scheduleCase, activityCase, checklistCase, checkpointCase],
  exports: { checkups: scheduleExport, checklists: checklistExport },
  badges: { names: ['checkups', 'checklists'], count: countBadges },
  openWork: [openSchedules, openChecklists],
  ownTables,
  migrations: {
    '2026-11-24T1445-self-checks': selfChecks,
    '2026-11-24T2215-checklists': checklists,
    '2026-11-25T0220-item-cases': itemCases,
    '2026-11-25T0245-checklist-papers': checklistPapers,
    '2026-11-26T0745-own-self-checks': ownSelfChecks,
    '2026-11-26T1630-answer-saves': answerSaves,
  },
  demo: qualityDemo,
};
