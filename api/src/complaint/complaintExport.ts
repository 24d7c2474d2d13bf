import { complaintRow } from '@byggtun/shared/contract/complaint';
import { sql } from 'kysely';

import type { ExportSource } from '../export/exportSource';
import { conditionsOf } from '../list/conditionsOf';
import { joinsOf } from '../list/joinsOf';
import { orderOf } from '../list/orderOf';
import { complaintList, selectComplaints } from './complaintList';
import { findComplaintRows } from './complaintRows';
import { listedFor } from './visibleTo';

/** The list of complaints and enquiries as it is exported: the scope, the conditions and the order of `findComplaintPage`. */
export const complaintExport: ExportSource = {
  list: complaintList,
  fields: Object.keys(complaintRow.shape),
  findIds: async ({ db }, user, query, among) => {
    const ids = selectComplaints(db, joinsOf(complaintList, query))
      .select('complaint.id')
      .where((eb) => eb.and([listedFor(user), ...conditionsOf(complaintList, query)]))
      .$if(among !== undefined, (some) => some.where(sql<boolean>`complaint.id = any(${among}::int[])`))
      .orderBy(orderOf(complaintList, query));
    const found = await db.selectNoFrom(sql<number[]>`array(${ids})`.as('ids')).executeTakeFirstOrThrow();
    return found.ids;
  },
  findRows: ({ pool }, ids) => findComplaintRows(pool, ids),
};
