import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { learnsOfCustomer } from './learnsOfCustomer';
import { visibleTo } from './visibleTo';

/** Actions; the customer is that of the section, as far as the caller learns of it. */
export const actionCase: CaseKind = {
  commentType: 2,
  type: 'action',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('action')
      .innerJoin('project', 'project.id', 'action.project_id')
      .leftJoin('section', 'section.id', 'action.section_id')
      .leftJoin('customer', (join) =>
        join.onRef('customer.id', '=', 'section.customer_id').on(learnsOfCustomer(actor)),
      )
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
