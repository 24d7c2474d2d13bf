import { paths } from '@byggtun/shared/contract/paths';

import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo } from './visibleTo';

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
  // 'Oppdatert av' tells who answered, and when.
  touch: () => Promise.resolve(),
};
