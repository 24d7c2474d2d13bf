import type { Migrations } from '../../../core/database/migrate';
import * as courseExpiry from './2026-11-24T1445-course-expiry';
import * as companyPeople from './2026-11-24T1515-company-people';
import * as invitations from './2026-11-24T2215-invitations';
import * as reminders from './2026-11-24T2230-reminders';

/** Migrations of the area's own tables, by the time of their making. */
export const profileMigrations: Migrations = {
  '2026-11-24T1445-course-expiry': courseExpiry,
  '2026-11-24T1515-company-people': companyPeople,
  '2026-11-24T2215-invitations': invitations,
  '2026-11-24T2230-reminders': reminders,
};
