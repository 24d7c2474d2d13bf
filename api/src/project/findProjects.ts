import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Project } from '@byggtun/shared/contract/project';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { visibleProjects } from './visibleProjects';

/** The caller's role: what they are in the project themselves, else what their company is. */
const roleOf = ({ id }: CaseActor) => sql<string>`case
  when project.responsible_id = ${id} then 'Prosjektleder'
  when project.sc_id = ${id} then 'Servicekoordinator'
  when project.qa_id = ${id} then 'Kvalitetsansvarlig'
  else coalesce(project_company.role, '') end`;

const selectProjects = (db: Kysely<Database>, actor: CaseActor) =>
  visibleProjects(db, actor)
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .select([
      'project.id',
      'project.name',
      roleOf(actor).as('projRole'),
      'project_type.id as projTypeId',
      'project_type.name as projTypeName',
      'project.status as projStatusString',
      'project.address',
      sql<string>`trim(project.post_code || ' ' || project.post_place)`.as('postCode'),
    ]);

/** The projects that the caller may see, by name. */
export const findProjects = (db: Kysely<Database>, actor: CaseActor): Promise<Project[]> =>
  selectProjects(db, actor).execute();

/**
 * One of them.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export const findProject = async (db: Kysely<Database>, actor: CaseActor, id: number): Promise<Project> => {
  const found = await selectProjects(db, actor).where('project.id', '=', id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
