import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo } from './visibleTo';

/** Complaints and enquiries, the lines of docs/product/complaints.md. */
export const complaintCase: CaseKind = {
  commentType: 0,
  type: 'complaint',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('complaint')
      .innerJoin('project', 'project.id', 'complaint.project_id')
      .leftJoin('customer', 'customer.id', 'complaint.customer_id')
      .where('complaint.id', '=', id)
      .where(visibleTo(actor))
      .select([
        'complaint.id',
        'complaint.name',
        'complaint.is_enquiry',
        'complaint.project_id as projectId',
        'project.name as projectName',
        'complaint.company_id as companyId',
        'customer.full_name as customerName',
        'customer.email as customerEmail',
      ])
      .$if(lock, (query) => query.forUpdate('complaint'))
      .executeTakeFirst();
    if (!found) return undefined;
    const { is_enquiry, ...rest } = found;
    return {
      ...rest,
      called: `${is_enquiry ? 'henvendelse' : 'reklamasjon'} ${id}`,
      path: is_enquiry ? paths.request(id) : paths.complaint(id),
      reporterId: null,
    };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('complaint').set({ updated_at }).where('id', '=', id).execute();
  },
};
