import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { learnsOfReportsCustomer } from '../action/learnsOfCustomer';
import { visibleTo } from './visibleTo';

/** Deviations and RUH. They have no page of their own: who is led to one gets to the action that follows from it. */
export const aberrationCase: CaseKind = {
  commentType: 1,
  type: 'aberration',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('aberration')
      .innerJoin('project', 'project.id', 'aberration.project_id')
      .leftJoin('section', 'section.id', 'aberration.section_id')
      .leftJoin('customer', (join) =>
        join.onRef('customer.id', '=', 'section.customer_id').on(learnsOfReportsCustomer(actor)),
      )
      .where('aberration.id', '=', id)
      .where(visibleTo(actor))
      .select([
        'aberration.id',
        'aberration.category',
        'aberration.title as name',
        'aberration.project_id as projectId',
        'project.name as projectName',
        'aberration.company_id as companyId',
        'aberration.created_by_id as reporterId',
        'customer.full_name as customerName',
        'customer.email as customerEmail',
      ])
      .select((eb) =>
        eb
          .selectFrom('action')
          .whereRef('action.aberration_id', '=', 'aberration.id')
          .select((of) => of.fn.min('action.id').as('id'))
          .as('actionId'),
      )
      .$if(lock, (query) => query.forUpdate('aberration'))
      .executeTakeFirst();
    if (!found) return undefined;
    const { category, actionId, ...rest } = found;
    return {
      ...rest,
      called: `${category === 1 ? 'avvik' : 'RUH'} ${id}`,
      path: actionId === null ? paths.start : paths.action(actionId),
    };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('aberration').set({ updated_at }).where('id', '=', id).execute();
  },
};
