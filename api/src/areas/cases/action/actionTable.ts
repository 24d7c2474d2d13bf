import type { Generated, GeneratedAlways, Selectable } from 'kysely';

import type { RequestMark } from '../../../record/idempotency/requestMark';

interface ActionTable extends RequestMark {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  /** The texts as `fold_text` makes them, to search in. */
  title_search: GeneratedAlways<string>;
  description_search: GeneratedAlways<string>;
  /** 1 open, 2 in progress, 3 treated. */
  status: Generated<1 | 2 | 3>;
  /** 1 high, 2 medium, 3 low. */
  severity: 1 | 2 | 3 | null;
  /** One of `actionTypes`; null of what follows from a report. */
  action_type: 1 | 2 | 3 | null;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  /** Set with status 3 and not otherwise. */
  completed_at: Date | null;
  /** The deviation or RUH that it follows from. */
  aberration_id: number | null;
  project_id: number;
  house_id: number | null;
  section_id: number | null;
  responsible_id: number;
  /** The responsible's company (a foreign key keeps it so): who may see the action. */
  company_id: number;
  created_by_id: number;
  created_at: Generated<Date>;
  /** Last change or comment. */
  updated_at: Generated<Date>;
  /** Grows with every change of status or responsible. */
  version: Generated<number>;
}

declare module '../../../core/database/schema' {
  interface Database {
    action: ActionTable;
  }
}

export type Action = Selectable<ActionTable>;
