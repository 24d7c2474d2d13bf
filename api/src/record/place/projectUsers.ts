import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';
import { worksFor } from './worksFor';

const eb = expressionBuilder<Database, 'contact_person'>();

const takesPartIn = (projectId: number) =>
  eb.exists(
    eb
      .selectFrom('project_company')
      .where('project_company.project_id', '=', projectId)
      .whereRef('project_company.company_id', '=', 'contact_person.company_id')
      .select('project_company.project_id'),
  );

/** Whom a contractor finds and makes responsible: colleagues, and within a project its own staff. */
export const withinReach = ({ companyId }: Actor, projectId: number | undefined): Expression<SqlBool> =>
  eb.or([
    eb('contact_person.company_id', '=', companyId),
    ...(projectId === undefined ? [] : [worksFor(projectId)]),
  ]);

/** Who has to do with a project: the people of its companies, and its own staff. */
export const isOfProject = (projectId: number): Expression<SqlBool> =>
  eb.or([takesPartIn(projectId), worksFor(projectId)]);
