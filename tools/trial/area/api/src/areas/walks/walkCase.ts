import { walkPaths } from '@byggtun/shared/contract/walk';
import { expressionBuilder, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { CaseKind } from '../../record/case/caseKind';

const eb = expressionBuilder<Database, 'walk'>();

/** Safety walks as a kind of record. */
export const walkCase: CaseKind = {
  type: 'walk',
  visibleTo: ({ isByggtun, companyId }) => (isByggtun ? eb.lit(true) : eb('walk.company_id', '=', companyId)),
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('walk')
      .innerJoin('project', 'project.id', 'walk.project_id')
      .where('walk.id', '=', id)
      .where(walkCase.visibleTo(actor))
      .select(['walk.id', 'walk.title as name', 'walk.project_id as projectId'])
      .select(['project.name as projectName', 'walk.company_id as companyId'])
      .select('walk.created_by_id as reporterId')
      .$if(lock, (query) => query.forUpdate('walk'))
      .executeTakeFirst();
    const nobody = { customerName: null, customerEmail: null };
    return found && { ...found, ...nobody, called: `vernerunde ${id}`, path: walkPaths.list };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('walk').set({ updated_at }).where('id', '=', id).execute();
  },
};
