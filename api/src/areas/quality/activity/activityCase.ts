import { paths } from '@byggtun/shared/contract/paths';
import { sql } from 'kysely';

import type { CaseKind } from '../../../record/case/caseKind';
import { visibleTo } from './visibleTo';

/** Activities among the kinds of record: their files, and the lines of their self-check's history. Their page is the self-check's. */
export const activityCase: CaseKind = {
  type: 'activity',
  visibleTo,
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('activity')
      .innerJoin('schedule', 'schedule.id', 'activity.schedule_id')
      .innerJoin('project', 'project.id', 'activity.project_id')
      .where('activity.id', '=', id)
      .where(visibleTo(actor))
      .select(['activity.id', 'activity.name', 'activity.position', 'activity.schedule_id as scheduleId'])
      .select(['activity.project_id as projectId', 'project.name as projectName'])
      .select('schedule.company_id as companyId')
      .$if(lock, (query) => query.forUpdate('activity'))
      .executeTakeFirst();
    if (!found) return undefined;
    const { position, scheduleId, ...rest } = found;
    return {
      ...rest,
      reporterId: null,
      customerName: null,
      customerEmail: null,
      called: `aktivitet ${position} i egenkontroll ${scheduleId}`,
      path: paths.checkup(scheduleId),
    };
  },
  touch: async (db, id) => {
    const updated_at = sql<Date>`clock_timestamp()`;
    await db.updateTable('activity').set({ updated_at }).where('id', '=', id).execute();
  },
};
