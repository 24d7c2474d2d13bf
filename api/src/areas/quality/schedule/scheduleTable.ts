import type { Generated, GeneratedAlways, Selectable } from 'kysely';

interface TradeCodeTable {
  id: Generated<number>;
  /** Short, as the trade is numbered: '23'. */
  code: string;
  name: string;
}

interface ScheduleTable {
  id: Generated<number>;
  process_name: string;
  /** The name as `fold_text` makes it, to search in. */
  process_name_search: GeneratedAlways<string>;
  trade_code_id: number;
  /** `YYYY-MM-DD`. */
  start_date: string | null;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  project_id: number;
  house_id: number | null;
  responsible_id: number;
  /** The responsible's company (a foreign key keeps it so): who may see the self-check. */
  company_id: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Kept by triggers of its activities. */
  activities_count: Generated<number>;
  done_count: Generated<number>;
  completed_at: Date | null;
  completed_by_id: number | null;
  is_completed: GeneratedAlways<boolean>;
  /** 0 not begun, 1 begun, 2 completed. */
  status: GeneratedAlways<0 | 1 | 2>;
}

declare module '../../../core/database/schema' {
  interface Database {
    schedule: ScheduleTable;
    trade_code: TradeCodeTable;
  }
}

export type Schedule = Selectable<ScheduleTable>;
