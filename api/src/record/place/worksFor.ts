import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';

const eb = expressionBuilder<Database, 'contact_person'>();

/** Whether a contact person is of the project's own staff: project leader, service coordinator or quality responsible. */
export const worksFor = (projectId: number): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('project')
      .where('project.id', '=', projectId)
      .where((of) =>
        of.or([
          of('project.responsible_id', '=', of.ref('contact_person.id')),
          of('project.sc_id', '=', of.ref('contact_person.id')),
          of('project.qa_id', '=', of.ref('contact_person.id')),
        ]),
      )
      .select('project.id'),
  );
