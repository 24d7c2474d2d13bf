import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';
import type { Settings } from '../settings/settings';

/** Something that other systems are told of. */
export interface OutgoingEvent {
  /** What has happened, 'goods-received'; receivers tell events apart by it. */
  type: string;
  /** What they are told of it. */
  data: object;
}

/** Tells the configured system of an event if, and only if, the caller's transaction commits. Without an address nothing is written. */
export const queueEvent = async (
  transaction: Transaction<Database>,
  { webhook }: Pick<Settings, 'webhook'>,
  { type, data }: OutgoingEvent,
): Promise<void> => {
  if (webhook === undefined) return;
  const id = randomUUID();
  const body = JSON.stringify({ id, type, at: new Date().toISOString(), data });
  await transaction.insertInto('webhook_event').values({ id, type, body }).execute();
};
