import type { Action } from '@byggtun/shared/contract/action';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachments } from '../../../record/attachment/findAttachments';

/** The deviation or RUH that an action follows from. Who may see the action may see it. */
export const findOrigin = async (
  db: Kysely<Database>,
  aberrationId: number,
): Promise<Action['aberration']> => {
  const { type, cause, location, ...found } = await db
    .selectFrom('aberration')
    .innerJoin('aberration_type', 'aberration_type.id', 'aberration.aberration_type_id')
    .leftJoin('aberration_cause', 'aberration_cause.id', 'aberration.aberration_cause_id')
    .leftJoin('aberration_location', 'aberration_location.id', 'aberration.aberration_location_id')
    .where('aberration.id', '=', aberrationId)
    .select([
      'aberration.id',
      'aberration.category',
      'aberration.registrated',
      'aberration_type.name as type',
      'aberration_cause.name as cause',
      'aberration_location.name as location',
    ])
    .executeTakeFirstOrThrow();
  const attachments = await findAttachments(db, { kind: 'aberration', id: aberrationId });
  return { ...found, type, cause: cause ?? '', location: location ?? '', attachments };
};
