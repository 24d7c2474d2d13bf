import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';

const eb = expressionBuilder<Database, 'folder'>();

/** Who sees a folder and what is in it: who sees its project, and of one for developer staff these alone. */
export const folderVisibleTo = ({ isByggtun, companyId }: Actor): Expression<SqlBool> => {
  if (isByggtun) return eb.lit(true);
  return eb.and([
    eb('folder.staff_only', '=', false),
    eb.exists(
      eb
        .selectFrom('project_company')
        .whereRef('project_company.project_id', '=', 'folder.project_id')
        .where('project_company.company_id', '=', companyId)
        .select('project_company.project_id'),
    ),
  ]);
};
