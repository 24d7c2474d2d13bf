import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import { journalReassigned } from '../../../record/case/journalReassigned';
import type { OpenWorkSource } from '../../../record/case/openWork';

const shown = ({ id, title }: { id: number; title: string }) => ({
  id,
  name: title,
  path: paths.action(id),
});

/** Actions of somebody who is deactivated that are not treated yet. */
export const openActions: OpenWorkSource = {
  type: 'action',
  group: 'actions',
  openWorkOf: async (db, contactPersonId) => {
    const actions = await db
      .selectFrom('action')
      .where('responsible_id', '=', contactPersonId)
      .where('status', '!=', treatedStatus)
      .select(['id', 'title'])
      .orderBy('id')
      .execute();
    return actions.map(shown);
  },
  reassign: async (transaction, change) => {
    const actions = await transaction
      .updateTable('action')
      .set((eb) => ({
        responsible_id: change.toId,
        version: eb('version', '+', 1),
        updated_at: sql<Date>`clock_timestamp()`,
      }))
      .where('responsible_id', '=', change.fromId)
      .where('status', '!=', treatedStatus)
      .returning(['id', 'title'])
      .execute();
    await journalReassigned(
      transaction,
      'action',
      actions.map(({ id }) => id),
      change,
    );
    return actions.map(shown);
  },
};
