import type { Actor } from '@byggtun/shared/contract/actor';
import { isReadyToComplete, scheduleTexts } from '@byggtun/shared/contract/scheduleRules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { refuse } from '../../../core/http/refuse';
import { writeJournal } from '../../../record/case/writeJournal';
import { lockSchedule } from './lockSchedule';
import { tellChanged } from './tellChanged';

/** Finishes a self-check; one that is finished stays as it is. @throws Refusal 404 unseen, 400 while an activity is not done */
export const completeSchedule = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  id: number,
): Promise<{ id: number }> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await lockSchedule(transaction, actor, id);
    if (before.is_completed) return { id };
    const { activities_count: activitiesCount, done_count: activitiesCompletedCount } = before;
    if (!isReadyToComplete({ activitiesCount, activitiesCompletedCount }))
      throw refuse.rule(scheduleTexts.notAllDone);
    await transaction
      .updateTable('schedule')
      .set({ completed_at: sql<Date>`clock_timestamp()`, completed_by_id: actor.id })
      .where('id', '=', id)
      .execute();
    await writeJournal(transaction, actor.id, { kind: 'schedule', id }, before, { ...before, status: 2 });
    await tellChanged(transaction, before);
    return { id };
  });
