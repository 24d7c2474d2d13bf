import type { Area } from '../../record/area/area';
import { anonymisationRoutes } from './anonymisation/anonymisationRoutes';
import { companyRoutes } from './company/companyRoutes';
import { contactPersonRoutes } from './contactPerson/contactPersonRoutes';
import { courseOwner } from './course/courseOwner';
import { coursePictureRoutes, courseRoutes } from './course/courseRoutes';
import { profileDemo } from './demo/profileDemo';
import { guideRoutes } from './guide/guideRoutes';
import { invitationPages } from './invitation/invitationPages';
import { invitationRoutes } from './invitation/invitationRoutes';
import { profileMigrations } from './migrations';
import { ownDataRoutes } from './ownData/ownDataRoutes';
import { ownTables } from './ownTables';
import { personRoutes } from './person/personRoutes';
import { profilePhotoRoutes } from './profilePhoto/profilePhotoRoutes';
import { readinessExport } from './readiness/readinessExport';
import { readinessRoutes } from './readiness/readinessRoutes';
import { startReminding } from './reminder/startReminding';

/** Who one is, and one's company: profile, photo, HMS card and courses, contact persons (docs/product/profile.md, docs/product/company.md). */
export const profileArea: Area = {
  name: 'profile',
  routes: [
    personRoutes,
    profilePhotoRoutes,
    courseRoutes,
    coursePictureRoutes,
    guideRoutes,
    companyRoutes,
    contactPersonRoutes,
    invitationRoutes,
    readinessRoutes,
    ownDataRoutes,
    anonymisationRoutes,
  ],
  owners: [courseOwner],
  signInPages: [invitationPages],
  exports: { readiness: readinessExport },
  ownTables,
  jobs: [startReminding],
  migrations: profileMigrations,
  demo: profileDemo,
};
