import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import { journalReassigned } from '../../../record/case/journalReassigned';
import type { OpenWorkSource } from '../../../record/case/openWork';

const shown = ({ id, name }: { id: number; name: string }) => ({ id, name, path: paths.checklist(id) });

/** Checklists of somebody who is deactivated that are not completed. */
export const openChecklists: OpenWorkSource = {
  type: 'checklist',
  group: 'checkups',
  openWorkOf: async (db, contactPersonId) => {
    const checklists = await db
      .selectFrom('checklist')
      .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
      .where('responsible_id', '=', contactPersonId)
      .where('is_completed', '=', false)
      .select(['checklist.id', 'checklist_template.name'])
      .orderBy('checklist.id')
      .execute();
    return checklists.map(shown);
  },
  reassign: async (transaction, change) => {
    const checklists = await transaction
      .updateTable('checklist')
      .from('checklist_template')
      .set({
        responsible_id: change.toId,
        version: sql<number>`checklist.version + 1`,
        updated_at: sql<Date>`clock_timestamp()`,
        updated_by_id: change.byId,
      })
      .whereRef('checklist_template.id', '=', 'checklist.template_id')
      .where('checklist.responsible_id', '=', change.fromId)
      .where('checklist.is_completed', '=', false)
      .returning(['checklist.id', 'checklist_template.name'])
      .execute();
    await journalReassigned(
      transaction,
      'checklist',
      checklists.map(({ id }) => id),
      change,
    );
    return checklists.map(shown);
  },
};
