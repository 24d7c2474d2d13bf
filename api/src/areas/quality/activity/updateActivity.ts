import type { Activity as ShownActivity } from '@byggtun/shared/contract/activity';
import type { updateActivity as updateRoute } from '@byggtun/shared/contract/activitySave';
import type { Actor } from '@byggtun/shared/contract/actor';
import { scheduleTexts, undoProblem } from '@byggtun/shared/contract/scheduleRules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { requireVersion } from '../../../record/case/requireVersion';
import { writeJournal } from '../../../record/case/writeJournal';
import { tellChanged } from '../schedule/tellChanged';
import type { Activity } from './activityTable';
import { findActivities } from './findActivities';
import { lockActivity } from './lockActivity';

type ActivityInput = z.output<typeof updateRoute.body>;

const requireUndo = (actor: Actor, { done_at, done_by_id: byId }: Activity) => {
  const age = (Date.now() - (done_at?.getTime() ?? 0)) / 1000;
  const problem = undoProblem(actor, { byId, age });
  if (problem === scheduleTexts.undoOther) throw refuse.forbidden(problem);
  if (problem !== undefined) throw refuse.rule(problem);
};

/** What the caller wants to be otherwise. What is done already is no change, whoever did it. */
const changeOf = (before: Activity, { complete, comment }: ActivityInput) => ({
  ticks: complete === true && before.done_at === null,
  unticks: complete === false && before.done_at !== null,
  comments: comment !== undefined && comment !== before.comment,
});

/**
 * Marks an activity as done, takes that back, or comments on it: lock, may I, change, journal, event, answer, in one transaction.
 * @throws Refusal 404 unseen; 403 another's tick; 400 stale, too late, or a self-check that is completed
 */
export const updateActivity = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  input: ActivityInput,
): Promise<{ activities: ShownActivity[] }> =>
  database.db.transaction().execute(async (transaction) => {
    const { activity: before, schedule } = await lockActivity(transaction, actor, input.id);
    const { ticks, unticks, comments } = changeOf(before, input);
    if (ticks || unticks || comments) {
      if (schedule.is_completed) throw refuse.rule(scheduleTexts.isCompleted);
      if (unticks || comments) requireVersion(before, input, scheduleTexts.stale);
      if (unticks) requireUndo(actor, before);
      const { comment = '' } = input;
      await transaction
        .updateTable('activity')
        .set({
          ...(ticks && { done_at: sql<Date>`clock_timestamp()`, done_by_id: actor.id }),
          ...(unticks && { done_at: null, done_by_id: null }),
          ...(comments && { comment, commented_by_id: comment === '' ? null : actor.id }),
          version: before.version + 1,
          updated_at: sql<Date>`clock_timestamp()`,
        })
        .where('id', '=', before.id)
        .execute();
      const { responsible_id } = schedule;
      await writeJournal(
        transaction,
        actor.id,
        { kind: 'activity', id: before.id },
        { status: unticks ? 1 : 0, responsible_id },
        { status: ticks ? 1 : 0, responsible_id },
      );
      await tellChanged(transaction, schedule);
    }
    return { activities: await findActivities(transaction, actor, schedule.id) };
  });
