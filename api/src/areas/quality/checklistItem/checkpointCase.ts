import type { Actor } from '@byggtun/shared/contract/actor';
import { paths } from '@byggtun/shared/contract/paths';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo as checklistVisibleTo } from '../checklist/visibleTo';

const eb = expressionBuilder<Database, 'checkpoint'>();

/** Who sees its checklist. */
const visibleTo = (actor: Actor): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('checklist')
      .whereRef('checklist.id', '=', 'checkpoint.checklist_id')
      .where(checklistVisibleTo(actor))
      .select('checklist.id'),
  );

/** Items of checklists among the kinds of record: their files. Their page is the checklist's. */
export const checkpointCase: CaseKind = {
  type: 'checkpoint',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('checkpoint')
      .innerJoin('checklist_template_item', 'checklist_template_item.id', 'checkpoint.template_item_id')
      .innerJoin('project', 'project.id', 'checkpoint.project_id')
      .innerJoin('checklist', 'checklist.id', 'checkpoint.checklist_id')
      .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
      .where('checkpoint.id', '=', id)
      .where(visibleTo(actor))
      .select(['checkpoint.id', 'checklist_template_item.text as name', 'position'])
      .select(['checkpoint.checklist_id as checklistId', 'checkpoint.project_id as projectId'])
      .select(['project.name as projectName', 'contact_person.company_id as companyId'])
      .$if(lock, (query) => query.forUpdate('checkpoint'))
      .executeTakeFirst();
    if (!found) return undefined;
    const { position, checklistId, ...rest } = found;
    return {
      ...rest,
      reporterId: null,
      customerName: null,
      customerEmail: null,
      called: `punkt ${position} i sjekkliste ${checklistId}`,
      path: paths.checklist(checklistId),
    };
  },
  touch: () => Promise.resolve(),
};
