import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { enteredProjects } from '../infotech/enteredProjects';

/** Ids of the projects of which `selectProjects` tells the person something else than a colleague who has nothing to do with them. */
export const personalProjects = (db: Kysely<Database>, { id, personId }: CurrentUser) =>
  db
    .selectFrom('project')
    .where((of) => of.or([of('responsible_id', '=', id), of('sc_id', '=', id), of('qa_id', '=', id)]))
    .select('project.id')
    .union(
      db
        .selectFrom('project_favourite')
        .where('contact_person_id', '=', id)
        .select('project_favourite.project_id as id'),
    )
    .union(
      db
        .selectFrom('psi_agreement')
        .where('person_id', '=', personId)
        .select('psi_agreement.project_id as id'),
    )
    .union(enteredProjects(db, personId));
