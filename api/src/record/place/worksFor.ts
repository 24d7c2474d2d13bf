import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';

const eb = expressionBuilder<Database, never>();

/** Whether a contact person is of the project's own staff: project leader, service coordinator or quality responsible. */
export const worksFor = (projectId: number): Expression<SqlBool> =>
  // An array is looked up in the index; `exists` would not be, beside an `or`.
  sql<SqlBool>`contact_person.id = any(array(${eb
    .selectFrom('project')
    .where('project.id', '=', projectId)
    .select(sql`unnest(array[project.responsible_id, project.sc_id, project.qa_id])`.as('id'))}))`;
