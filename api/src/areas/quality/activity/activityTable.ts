import type { Generated, Selectable } from 'kysely';

interface ActivityTable {
  id: Generated<number>;
  schedule_id: number;
  /** That of its self-check (a foreign key keeps it so). */
  project_id: number;
  /** From 1, in the order in which they are done. */
  position: number;
  name: string;
  /** HTML, sanitised when it is read. */
  instruction: Generated<string>;
  done_at: Date | null;
  done_by_id: number | null;
  /** Empty without one. */
  comment: Generated<string>;
  commented_by_id: number | null;
  /** Its one deviation. */
  aberration_id: number | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  interface Database {
    activity: ActivityTable;
  }
}

export type Activity = Selectable<ActivityTable>;
