import type { HubEvent, HubEventName } from '@byggtun/shared/contract/hub';
import { sql, type Transaction } from 'kysely';

import { chunksOf } from '../database/chunksOf';
import type { Database } from '../database/schema';

/** The channel on which instances hear of new events. */
export const hubChannel = 'hub_event';

/** An event with the groups that it is for. */
export type HubMessage = {
  [Name in HubEventName]: { audience: string[]; event: Name; payload: HubEvent<Name> };
}[HubEventName];

const publishChunk = async (
  transaction: Transaction<Database>,
  messages: readonly HubMessage[],
): Promise<void> => {
  const sent = transaction
    .insertInto('hub_event')
    .values(
      messages.map(({ audience, event, payload }) => ({
        audience,
        payload: JSON.stringify({ event, payload }),
      })),
    )
    .returning('id');
  await sql`
    with sent as (${sent})
    select pg_notify(${hubChannel}, id::text) from (select id from sent order by id) in_order`.execute(
    transaction,
  );
};

/** Sends events, in their order, when the caller's transaction commits; every instance delivers them to its own clients. */
export const publishAll = async (
  transaction: Transaction<Database>,
  messages: readonly HubMessage[],
): Promise<void> => {
  for (const chunk of chunksOf(messages)) await publishChunk(transaction, chunk);
};

/** Sends an event to the groups when the caller's transaction commits; every instance delivers it to its own clients. */
export const publish = <Name extends HubEventName>(
  transaction: Transaction<Database>,
  audience: string[],
  event: Name,
  payload: HubEvent<Name>,
): Promise<void> => publishAll(transaction, [{ audience, event, payload } as HubMessage]);
