import { type ExpressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { enteredProjects } from '../infotech/enteredProjects';

type Eb = ExpressionBuilder<Database, 'project'>;

/** The person's role: what they are in the project themselves, else what their company is. */
const roleOf = ({ id }: CurrentUser) => sql<string>`case
  when project.responsible_id = ${id} then 'Prosjektleder'
  when project.sc_id = ${id} then 'Servicekoordinator'
  when project.qa_id = ${id} then 'Kvalitetsansvarlig'
  else coalesce(project_company.role, '') end`;

const isFavourite = (eb: Eb, { id }: CurrentUser) =>
  eb.exists(
    eb
      .selectFrom('project_favourite')
      .whereRef('project_favourite.project_id', '=', 'project.id')
      .where('project_favourite.contact_person_id', '=', id)
      .select('project_favourite.project_id'),
  );

const hasPsi = (eb: Eb) =>
  eb.exists(
    eb
      .selectFrom('project_document')
      .whereRef('project_document.project_id', '=', 'project.id')
      .where('project_document.kind', '=', 'psi')
      .select('project_document.project_id'),
  );

const isConfirmed = (eb: Eb, { personId }: CurrentUser) =>
  eb.exists(
    eb
      .selectFrom('psi_agreement')
      .whereRef('psi_agreement.project_id', '=', 'project.id')
      .where('psi_agreement.person_id', '=', personId)
      .select('psi_agreement.project_id'),
  );

/**
 * The projects that somebody may see, by name, with what the contract tells of them. What depends on the person is found by
 * `personalProjects` too; what depends on anything else changes `project_revision` (migration 0015).
 */
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
      isFavourite(eb, user).$castTo<boolean>().as('isFavourite'),
      eb.not(hasPsi(eb)).$castTo<boolean>().as('isPsiMissing'),
      isConfirmed(eb, user).$castTo<boolean>().as('psiConfirmed'),
      'project.has_infotech as hasInfotech',
      'project.has_barrack as hasBarrack',
      eb('project.id', 'in', enteredProjects(db, user.personId)).$castTo<boolean>().as('checkedIn'),
      'project.image_version as image',
    ]);
