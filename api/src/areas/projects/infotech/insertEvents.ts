import type { postInfotechEvent } from '@byggtun/shared/contract/infotech';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';

/** What the access-control system tells. */
export type InfotechEvent = z.output<typeof postInfotechEvent.body>;

/** Stores events; answers those that had not been received before, each id once. */
export const insertEvents = async (
  transaction: Transaction<Database>,
  events: readonly InfotechEvent[],
): Promise<InfotechEvent[]> => {
  const first = new Map(events.toReversed().map((event) => [event.eventId, event]));
  const { rows } = await sql<{ id: string }>`
    insert into infotech_event (id, email, direction, project_ids, occurred_at)
    select * from jsonb_to_recordset(${JSON.stringify(
      [...first.values()].map(({ eventId, email, direction, projectIds, occurredAt }) => ({
        id: eventId,
        email: email.toLowerCase(),
        direction,
        project_ids: projectIds,
        occurred_at: occurredAt,
      })),
    )}::jsonb) as told (id text, email text, direction text, project_ids integer[], occurred_at timestamptz)
    on conflict (id) do nothing
    returning id`.execute(transaction);
  return rows.flatMap(({ id }) => first.get(id) ?? []);
};
