import type { Activity } from '@byggtun/shared/contract/activity';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachmentsOf } from '../../../record/attachment/findAttachments';
import { sanitizeComment } from '../../../record/comment/sanitizeComment';
import { findDeviations } from '../../cases/door';

const selectActivities = (db: Kysely<Database>, scheduleId: number) =>
  db
    .selectFrom('activity')
    .leftJoin('contact_person as doer', 'doer.id', 'activity.done_by_id')
    .leftJoin('person as doer_person', 'doer_person.id', 'doer.person_id')
    .leftJoin('contact_person as speaker', 'speaker.id', 'activity.commented_by_id')
    .leftJoin('person as speaker_person', 'speaker_person.id', 'speaker.person_id')
    .where('activity.schedule_id', '=', scheduleId)
    .select([
      'activity.id',
      'activity.schedule_id as scheduleId',
      'activity.position as number',
      'activity.name',
      'activity.instruction',
      'activity.done_at',
      'doer_person.full_name as completedBy',
      'activity.done_by_id as completedById',
      'activity.comment',
      'speaker_person.full_name as commentedBy',
      'activity.aberration_id',
      'activity.version',
    ])
    .orderBy('activity.position')
    .execute();

/** The activities of a self-check, in their order. Whether the caller may see it is asked before. */
export const findActivities = async (
  db: Kysely<Database>,
  actor: Actor,
  scheduleId: number,
): Promise<Activity[]> => {
  const rows = await selectActivities(db, scheduleId);
  const [deviations, attachments] = await Promise.all([
    findDeviations(
      db,
      actor,
      rows.flatMap(({ aberration_id }) => aberration_id ?? []),
    ),
    findAttachmentsOf(
      db,
      'activity',
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map(({ instruction, done_at, aberration_id, ...row }) => ({
    ...row,
    text: sanitizeComment(instruction),
    complete: done_at !== null,
    completedDate: done_at?.toISOString() ?? null,
    aberration: (aberration_id !== null && deviations.get(aberration_id)) || null,
    attachments: attachments.get(row.id) ?? [],
  }));
};
