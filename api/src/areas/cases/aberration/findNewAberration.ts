import type { getNewAberration } from '@byggtun/shared/contract/aberration';
import { deadlineDays } from '@byggtun/shared/contract/aberrationForm';
import type { Actor } from '@byggtun/shared/contract/actor';
import { addDays } from '@byggtun/shared/contract/day';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { findBuildings } from '../../../record/place/findBuildings';
import { findSections } from '../../../record/place/findSections';
import { requireProject } from '../../../record/place/requireProject';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { actionStatusOptions, severityOptions } from '../action/actionChoices';
import { findReportUsers } from './findReportUsers';

type Asked = z.output<typeof getNewAberration.body>;
type Answer = RouteAnswer<typeof getNewAberration>;

const blank = ({ category, projectId }: Asked): Answer['aberration'] => ({
  id: -1,
  category,
  title: '',
  description: '',
  aberrationTypeId: null,
  aberrationCauseId: null,
  severity: null,
  registrated: today(),
  responsible: null,
  timeLimit: addDays(today(), deadlineDays),
  projTable: projectId ?? null,
  projPhase: null,
  projSectionId: null,
  location: null,
});

const findTypes = (db: Kysely<Database>, { category }: Asked) =>
  db
    .selectFrom('aberration_type')
    .where('category', '=', category)
    .select(['id as key', 'name as value'])
    .orderBy('name')
    .execute();

const findCauses = (db: Kysely<Database>, { category }: Asked) =>
  db
    .selectFrom('aberration_cause')
    .innerJoin('aberration_type', 'aberration_type.id', 'aberration_cause.aberration_type_id')
    .where('aberration_type.category', '=', category)
    .select(['aberration_cause.id', 'aberration_cause.name', 'aberration_type.id as aberrationTypeId'])
    .orderBy('aberration_cause.name')
    .execute();

/** An empty report with everything that its form chooses from. @throws Refusal 404 for a project that the caller may not see */
export const findNewAberration = async (
  db: Kysely<Database>,
  actor: Actor,
  asked: Asked,
): Promise<Answer> => {
  const projectId = asked.projectId ?? undefined;
  if (projectId !== undefined) await requireProject(db, actor, projectId);
  const [aberrationTypes, aberrationCauses, users, projects, aberrationLocationsList] = await Promise.all([
    findTypes(db, asked),
    findCauses(db, asked),
    findReportUsers(db, actor, projectId),
    visibleProjects(db, actor).select(['project.id as key', 'project.name as value']).execute(),
    db.selectFrom('aberration_location').select(['id as key', 'name as value']).orderBy('name').execute(),
  ]);
  return {
    aberration: blank(asked),
    aberrationTypes,
    aberrationStatuses: actionStatusOptions,
    aberrationSeveritiesList: severityOptions,
    aberrationCauses,
    users,
    projects,
    aberrationLocationsList,
    buildings: projectId === undefined ? [] : await findBuildings(db, projectId),
    sections: projectId === undefined ? [] : await findSections(db, actor, projectId),
  };
};
