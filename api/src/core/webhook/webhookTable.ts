import type { Generated } from 'kysely';

interface WebhookEventTable {
  /** The event's own number, under which each try sends it. */
  id: string;
  created_at: Generated<Date>;
  /** What has happened, 'goods-received'. */
  type: string;
  /** JSON as it is sent, the same bytes at each try. */
  body: string;
  tries: Generated<number>;
  /** Null when it was taken, or has been given up. */
  next_try_at: Generated<Date | null>;
  sent_at: Date | null;
  /** What the last try failed of. */
  problem: string | null;
}

export interface WebhookTables {
  webhook_event: WebhookEventTable;
}
