import type { Activity } from '@byggtun/shared/contract/activity';
import type { addActivityAberration } from '@byggtun/shared/contract/activitySave';
import type { Actor } from '@byggtun/shared/contract/actor';
import { scheduleTexts, selfCheckAberration } from '@byggtun/shared/contract/scheduleRules';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { SavingApp } from '../../../record/attachment/attachNew';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { createDeviation } from '../../cases/door';
import type { Schedule } from '../schedule/scheduleTable';
import { tellChanged } from '../schedule/tellChanged';
import { findActivities } from './findActivities';
import { lockActivity } from './lockActivity';

type Input = z.output<typeof addActivityAberration.body>;

/** Who gets the action: the self-check's responsible, or who reports it when that one has left. */
const findOwner = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { responsible_id }: Schedule,
): Promise<number> => {
  const found = await transaction
    .selectFrom('contact_person')
    .where('id', '=', responsible_id)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  return found?.id ?? actor.id;
};

/**
 * Reports the one deviation of an activity, in one transaction with all that a deviation brings.
 * @throws Refusal 404 unseen; 400 when there is one already, for wrong fields, and once the self-check is completed
 */
export const addAberration = (
  app: SavingApp,
  actor: Actor,
  input: Input,
): Promise<{ activities: Activity[] }> =>
  app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const { activity, schedule } = await lockActivity(transaction, actor, input.activityId);
    const repeated = await findSavedBefore(transaction, mark, { table: 'aberration', actor });
    if (repeated === undefined) {
      if (schedule.is_completed) throw refuse.rule(scheduleTexts.isCompleted);
      if (activity.aberration_id !== null) throw refuse.rule(scheduleTexts.aberrationThere);
      const { title, description, attachments, aberrationTypeId } = input;
      const aberration_id = await createDeviation(
        { transaction, limits: app.limits },
        actor,
        {
          title,
          description,
          attachments,
          aberrationTypeId: aberrationTypeId ?? selfCheckAberration.aberrationTypeId,
          projectId: schedule.project_id,
          houseId: schedule.house_id,
          sectionId: null,
          responsibleId: await findOwner(transaction, actor, schedule),
        },
        mark,
      );
      // What a comment or a tick stands on has not changed, so `version` stays.
      await transaction
        .updateTable('activity')
        .set({ aberration_id, updated_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', activity.id)
        .execute();
      await tellChanged(transaction, schedule);
    }
    return { activities: await findActivities(transaction, actor, schedule.id) };
  });
