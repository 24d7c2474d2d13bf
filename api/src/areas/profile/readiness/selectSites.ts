import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The projects under way in which a company takes part and that have a safety instruction, by name (docs/product/company.md#before-the-site). */
export const selectSites = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('project')
    .innerJoin('project_company', 'project_company.project_id', 'project.id')
    .innerJoin('project_document', (join) =>
      join.onRef('project_document.project_id', '=', 'project.id').on('project_document.kind', '=', 'psi'),
    )
    .where('project_company.company_id', '=', companyId)
    .where('project.status', '=', 'Gjennomføring')
    .where('project.ended_on', 'is', null)
    .select(['project.id', 'project.name'])
    .orderBy('project.name')
    .orderBy('project.id');
