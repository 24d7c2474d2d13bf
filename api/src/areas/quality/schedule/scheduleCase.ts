import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo } from './visibleTo';

export const scheduleCase: CaseKind = {
  type: 'schedule',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('schedule')
      .innerJoin('project', 'project.id', 'schedule.project_id')
      .where('schedule.id', '=', id)
      .where(visibleTo(actor))
      .select(['schedule.id', 'schedule.process_name as name', 'schedule.project_id as projectId'])
      .select(['project.name as projectName', 'schedule.company_id as companyId'])
      .$if(lock, (query) => query.forUpdate('schedule'))
      .executeTakeFirst();
    const nobody = { reporterId: null, customerName: null, customerEmail: null };
    return found && { ...found, ...nobody, called: `egenkontroll ${id}`, path: paths.checkup(id) };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('schedule').set({ updated_at }).where('id', '=', id).execute();
  },
};
