import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo } from './visibleTo';

/** Checklists among the kinds of record. */
export const checklistCase: CaseKind = {
  type: 'checklist',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('checklist')
      .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
      .innerJoin('project', 'project.id', 'checklist.project_id')
      .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
      .where('checklist.id', '=', id)
      .where(visibleTo(actor))
      .select(['checklist.id', 'checklist_template.name', 'checklist.project_id as projectId'])
      .select(['project.name as projectName', 'contact_person.company_id as companyId'])
      .$if(lock, (query) => query.forUpdate('checklist'))
      .executeTakeFirst();
    const nobody = { reporterId: null, customerName: null, customerEmail: null };
    return found && { ...found, ...nobody, called: `sjekkliste ${id}`, path: paths.checklist(id) };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    // Who did it is told by what they did; a checklist that nobody has answered has no 'updated' of its own.
    await db
      .updateTable('checklist')
      .set({ updated_at })
      .where('id', '=', id)
      .where('updated_by_id', 'is not', null)
      .execute();
  },
};
