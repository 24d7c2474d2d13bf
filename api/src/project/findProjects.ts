import type { Project } from '@byggtun/shared/contract/project';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { enteredProjects } from '../infotech/enteredProjects';
import type { CurrentUser } from '../person/currentUser';
import { ownProjects } from './ownProjects';
import { visibleProjects } from './visibleProjects';

/** The caller's role: what they are in the project themselves, else what their company is. */
const roleOf = ({ id }: CurrentUser) => sql<string>`case
  when project.responsible_id = ${id} then 'Prosjektleder'
  when project.sc_id = ${id} then 'Servicekoordinator'
  when project.qa_id = ${id} then 'Kvalitetsansvarlig'
  else coalesce(project_company.role, '') end`;

/** The projects that the caller may see, by name, with what the contract tells of them. */
export const selectProjects = (db: Kysely<Database>, user: CurrentUser) =>
  visibleProjects(db, user)
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .select((eb) => [
      'project.id',
      'project.name',
      roleOf(user).as('projRole'),
      'project_type.id as projTypeId',
      'project_type.name as projTypeName',
      'project.status as projStatusString',
      'project.address',
      sql<string>`trim(project.post_code || ' ' || project.post_place)`.as('postCode'),
      eb
        .exists(
          eb
            .selectFrom('project_favourite')
            .whereRef('project_favourite.project_id', '=', 'project.id')
            .where('project_favourite.contact_person_id', '=', user.id)
            .select('project_favourite.project_id'),
        )
        .$castTo<boolean>()
        .as('isFavourite'),
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('project_document')
              .whereRef('project_document.project_id', '=', 'project.id')
              .where('project_document.kind', '=', 'psi')
              .select('project_document.project_id'),
          ),
        )
        .$castTo<boolean>()
        .as('isPsiMissing'),
      eb
        .exists(
          eb
            .selectFrom('psi_agreement')
            .whereRef('psi_agreement.project_id', '=', 'project.id')
            .where('psi_agreement.person_id', '=', user.personId)
            .select('psi_agreement.project_id'),
        )
        .$castTo<boolean>()
        .as('psiConfirmed'),
      'project.has_infotech as hasInfotech',
      'project.has_barrack as hasBarrack',
      eb('project.id', 'in', enteredProjects(db, user.personId)).$castTo<boolean>().as('checkedIn'),
      'project.image_version as image',
    ]);

/** The projects that the caller may see, by name. */
export const findProjects = (db: Kysely<Database>, user: CurrentUser): Promise<Project[]> =>
  selectProjects(db, user).execute();

/** Those of them that are their own (`ownProjects`). */
export const findFavourites = (db: Kysely<Database>, user: CurrentUser): Promise<Project[]> =>
  selectProjects(db, user).where('project.id', 'in', ownProjects(user)).execute();

/**
 * One of them.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export const findProject = async (db: Kysely<Database>, user: CurrentUser, id: number): Promise<Project> => {
  const found = await selectProjects(db, user).where('project.id', '=', id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};
