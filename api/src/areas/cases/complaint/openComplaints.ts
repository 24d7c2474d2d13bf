import { defaultStatusFilter } from '@byggtun/shared/contract/complaintStatus';
import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import { journalReassigned } from '../../../record/case/journalReassigned';
import type { OpenWorkSource } from '../../../record/case/openWork';

interface Line {
  id: number;
  name: string;
  is_enquiry: boolean;
}

const shown = ({ id, name, is_enquiry }: Line) => ({
  id,
  name,
  path: is_enquiry ? paths.request(id) : paths.complaint(id),
});

/** Open complaints and enquiries of somebody who is deactivated. */
export const openComplaints: OpenWorkSource = {
  type: 'complaint',
  group: 'regLines',
  openWorkOf: async (db, contactPersonId) => {
    const lines = await db
      .selectFrom('complaint')
      .where('responsible_id', '=', contactPersonId)
      .where('status', 'in', defaultStatusFilter)
      .select(['id', 'name', 'is_enquiry'])
      .orderBy('id')
      .execute();
    return lines.map(shown);
  },
  reassign: async (transaction, change) => {
    const lines = await transaction
      .updateTable('complaint')
      .set((eb) => ({
        responsible_id: change.toId,
        version: eb('version', '+', 1),
        updated_at: sql<Date>`clock_timestamp()`,
      }))
      .where('responsible_id', '=', change.fromId)
      .where('status', 'in', defaultStatusFilter)
      .returning(['id', 'name', 'is_enquiry'])
      .execute();
    const ids = lines.map(({ id }) => id);
    await journalReassigned(transaction, 'complaint', ids, change);
    return lines.map(shown);
  },
};
