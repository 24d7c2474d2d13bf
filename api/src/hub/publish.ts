import type { HubEvent, HubEventName } from '@byggtun/shared/contract/hub';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';

/** The channel on which instances hear of new events. */
export const hubChannel = 'hub_event';

/** Sends an event to the groups when the caller's transaction commits; every instance delivers it to its own clients. */
export const publish = async <Name extends HubEventName>(
  transaction: Transaction<Database>,
  audience: string[],
  event: Name,
  payload: HubEvent<Name>,
): Promise<void> => {
  const { id } = await transaction
    .insertInto('hub_event')
    .values({ audience, payload: JSON.stringify({ event, payload }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${hubChannel}, ${String(id)})`.execute(transaction);
};
