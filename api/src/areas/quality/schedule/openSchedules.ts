import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import { journalReassigned } from '../../../record/case/journalReassigned';
import type { OpenWorkSource } from '../../../record/case/openWork';

const shown = ({ id, process_name }: { id: number; process_name: string }) => ({
  id,
  name: process_name,
  path: paths.checkup(id),
});

/** Self-checks of somebody who is deactivated that are not completed. */
export const openSchedules: OpenWorkSource = {
  type: 'schedule',
  group: 'checkups',
  openWorkOf: async (db, contactPersonId) => {
    const schedules = await db
      .selectFrom('schedule')
      .where('responsible_id', '=', contactPersonId)
      .where('is_completed', '=', false)
      .select(['id', 'process_name'])
      .orderBy('id')
      .execute();
    return schedules.map(shown);
  },
  reassign: async (transaction, change) => {
    const schedules = await transaction
      .updateTable('schedule')
      .set({ responsible_id: change.toId, updated_at: sql<Date>`clock_timestamp()` })
      .where('responsible_id', '=', change.fromId)
      .where('is_completed', '=', false)
      .returning(['id', 'process_name'])
      .execute();
    await journalReassigned(
      transaction,
      'schedule',
      schedules.map(({ id }) => id),
      change,
    );
    return schedules.map(shown);
  },
};
