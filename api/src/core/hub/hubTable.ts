import type { ColumnType, Generated } from 'kysely';

/** Events on their way to the browsers; kept for a while, for instances that lost their listening connection. */
interface HubEventTable {
  id: Generated<number>;
  created: Generated<Date>;
  /** Groups that receive it. */
  audience: string[];
  /** The event's name and what it carries, as JSON. */
  payload: ColumnType<{ event: string; payload: unknown }, string, never>;
}

/** Events received from the access-control system, by its own id, so that a second delivery changes nothing. */
interface InfotechEventTable {
  id: string;
  received: Generated<Date>;
  email: string;
  direction: 'in' | 'out';
  project_ids: number[];
  occurred_at: Date;
}

export interface HubTables {
  hub_event: HubEventTable;
  infotech_event: InfotechEventTable;
}
