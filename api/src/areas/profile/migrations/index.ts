import type { Migrations } from '../../../core/database/migrate';
import * as courseExpiry from './2026-11-24T1445-course-expiry';
import * as companyPeople from './2026-11-24T1515-company-people';
import * as invitations from './2026-11-24T2215-invitations';
import * as reminders from './2026-11-24T2230-reminders';
import * as anonymisation from './2026-11-25T0720-anonymisation';
import * as coursePictures from './2026-11-25T0916-course-pictures';
import * as signedIn from './2026-11-27T1930-signed-in';

/** Migrations of the area's own tables, by the time of their making. */
export const profileMigrations: Migrations = {
  '2026-11-24T1445-course-expiry': courseExpiry,
  '2026-11-24T1515-company-people': companyPeople,
  '2026-11-24T2215-invitations': invitations,
  '2026-11-24T2230-reminders': reminders,
  '2026-11-25T0720-anonymisation': anonymisation,
  '2026-11-25T0916-course-pictures': coursePictures,
  '2026-11-27T1930-signed-in': signedIn,
};
