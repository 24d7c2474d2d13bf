import { paths } from '@byggtun/shared/contract/paths';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { journalReassigned } from '../../../record/case/journalReassigned';
import type { OpenWorkSource } from '../../../record/case/openWork';

const openOf = async (db: Kysely<Database>, contactPersonId: number) => {
  const found = await db
    .selectFrom('checklist')
    .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
    .where('responsible_id', '=', contactPersonId)
    .where('is_completed', '=', false)
    .select(['checklist.id', 'checklist_template.name'])
    .orderBy('checklist.id')
    .execute();
  return found.map((one) => ({ ...one, path: paths.checklist(one.id) }));
};

/** Checklists of somebody who is deactivated that are not completed. */
export const openChecklists: OpenWorkSource = {
  type: 'checklist',
  group: 'checkups',
  openWorkOf: openOf,
  reassign: async (transaction, change) => {
    const moved = await openOf(transaction, change.fromId);
    const ids = moved.map(({ id }) => id);
    if (ids.length === 0) return [];
    await transaction
      .updateTable('checklist')
      .set({
        responsible_id: change.toId,
        version: sql`version + 1`,
        updated_at: sql<Date>`clock_timestamp()`,
        updated_by_id: change.byId,
      })
      .where('id', 'in', ids)
      .execute();
    await journalReassigned(transaction, 'checklist', ids, change);
    return moved;
  },
};
