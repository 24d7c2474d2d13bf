import type { ActionStatus } from '@byggtun/shared/contract/actionStatus';
import { actionStatuses } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Attachment } from '@byggtun/shared/contract/attachment';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachmentsOf } from '../../../record/attachment/findAttachments';
import { visibleTo as actionVisibleTo } from '../action/visibleTo';
import { visibleTo } from './visibleTo';

/** What another area shows of a deviation, and of the action that follows from it. */
export interface DeviationFacts {
  aberrationId: number;
  title: string;
  description: string;
  /** The first action; null for who may not see it. */
  actionId: number | null;
  status: ActionStatus;
  statusText: string;
  /** Full name of the action's responsible; empty for who may not see it. */
  responsible: string;
  attachments: Attachment[];
}

/** The deviations of these ids that the caller may see, by id. */
export const findDeviations = async (
  db: Kysely<Database>,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DeviationFacts>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('aberration')
    .leftJoin('action', (join) =>
      join
        .onRef('action.aberration_id', '=', 'aberration.id')
        .on(actionVisibleTo(actor))
        .on((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('action as earlier')
                .whereRef('earlier.aberration_id', '=', 'aberration.id')
                .whereRef('earlier.id', '<', 'action.id')
                .select('earlier.id'),
            ),
          ),
        ),
    )
    .leftJoin('contact_person', 'contact_person.id', 'action.responsible_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .where('aberration.id', 'in', ids)
    .where(visibleTo(actor))
    .select([
      'aberration.id',
      'aberration.title',
      'aberration.description',
      'aberration.status',
      'action.id as actionId',
      'action.status as actionStatus',
      'person.full_name as responsible',
    ])
    .execute();
  const attachments = await findAttachmentsOf(
    db,
    'aberration',
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, title, description, actionId, ...row }) => {
      const status = row.actionStatus ?? row.status;
      const facts: DeviationFacts = {
        aberrationId: id,
        title,
        description,
        actionId,
        status,
        statusText: actionStatuses[status].text,
        responsible: row.responsible ?? '',
        attachments: attachments.get(id) ?? [],
      };
      return [id, facts];
    }),
  );
};
