import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import { visibleTo } from '../action/visibleTo';
import type { CaseKind } from './caseKind';

/** Actions; the customer is that of the section. */
export const actionCase: CaseKind = {
  type: 'action',
  column: 'action_id',
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('action')
      .innerJoin('project', 'project.id', 'action.project_id')
      .leftJoin('section', 'section.id', 'action.section_id')
      .leftJoin('customer', 'customer.id', 'section.customer_id')
      .where('action.id', '=', id)
      .where(visibleTo(actor))
      .select([
        'action.id',
        'action.title as name',
        'action.project_id as projectId',
        'project.name as projectName',
        'action.company_id as companyId',
        'action.created_by_id as reporterId',
        'customer.full_name as customerName',
        'customer.email as customerEmail',
      ])
      .$if(lock, (query) => query.forUpdate('action'))
      .executeTakeFirst();
    return found && { ...found, called: `tiltak ${id}`, path: paths.action(id) };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('action').set({ updated_at }).where('id', '=', id).execute();
  },
};
