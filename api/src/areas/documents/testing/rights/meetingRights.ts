import { listMinutes, previewMinute } from '@byggtun/shared/contract/minute';
import { listProjectContacts } from '@byggtun/shared/contract/projectContact';

import { createProject } from '../../../../testing/builders/cases';
import { createMinute } from '../../../../testing/builders/minutes';
import { joinProject } from '../../../../testing/builders/places';
import type { Ground } from '../../../../testing/rights/ground';
import {
  type PerRole,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
} from '../../../../testing/rights/rightsRow';

/** A project with the minutes of a meeting. */
const make = async ({ scene: { app, staff } }: Ground, companyId: number) => {
  const { db } = app.database;
  const projectId = await createProject(db, { responsible_id: staff.id });
  await joinProject(db, projectId, companyId);
  const { id } = await createMinute(db, staff, { project_id: projectId });
  return { projectId, minuteId: id };
};

const rows = (
  where: string,
  companyOf: (ground: Ground) => number,
  statuses: PerRole<number>,
): RightsRow[] => [
  ...([listProjectContacts, listMinutes] as const).map((route): RightsRow => ({
    what: `read ${route.path} of a project ${where}`,
    route,
    input: async (ground) => ({ params: { id: (await make(ground, companyOf(ground))).projectId } }),
    statuses,
  })),
  {
    what: `have the minutes of a meeting ${where}`,
    route: previewMinute,
    input: async (ground) => ({ body: { id: (await make(ground, companyOf(ground))).minuteId } }),
    statuses,
  },
];

/** Contacts and minutes: of who sees the project. */
export const meetingRights: RightsRow[] = [
  ...rows('of the contractor’s', ({ scene }) => scene.worker.companyId, seenOfContractor),
  ...rows('of the developer’s alone', ({ scene }) => scene.staff.companyId, seenOfDeveloper),
];
