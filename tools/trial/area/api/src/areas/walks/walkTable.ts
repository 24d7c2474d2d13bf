import type { Generated } from 'kysely';

interface WalkTable {
  id: Generated<number>;
  title: string;
  /** 1 open, 2 done. */
  status: Generated<1 | 2>;
  project_id: number;
  company_id: number;
  created_by_id: number;
  updated_at: Generated<Date>;
}

declare module '../../core/database/schema' {
  interface Database {
    walk: WalkTable;
  }
}
