import type { Area } from '../../record/area/area';
import { activityCase } from './activity/activityCase';
import { activityRoutes } from './activity/activityRoutes';
import { countBadges } from './countBadges';
import * as selfChecks from './migrations/2026-11-24T1445-self-checks';
import { openSchedules } from './schedule/openSchedules';
import { scheduleCase } from './schedule/scheduleCase';
import { scheduleExport } from './schedule/scheduleExport';
import { scheduleRoutes } from './schedule/scheduleRoutes';

/** Self-checks (docs/product/quality.md). */
export const qualityArea: Area = {
  name: 'quality',
  routes: [scheduleRoutes, activityRoutes],
  kinds: [scheduleCase, activityCase],
  exports: { checkups: scheduleExport },
  badges: { names: ['checkups'], count: countBadges },
  openWork: [openSchedules],
  migrations: { '2026-11-24T1445-self-checks': selfChecks },
};
