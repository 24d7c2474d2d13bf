import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';

/** The projects that somebody may see: developer staff all, contractors those that their company takes part in. */
export const visibleProjects = (db: Kysely<Database>, actor: Actor) =>
  db
    .selectFrom('project')
    .leftJoin('project_company', (join) =>
      join
        .onRef('project_company.project_id', '=', 'project.id')
        .on('project_company.company_id', '=', actor.companyId),
    )
    .$if(!actor.isByggtun, (query) => query.where('project_company.company_id', 'is not', null))
    .orderBy('project.name')
    .orderBy('project.id');
