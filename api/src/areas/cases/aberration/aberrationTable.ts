import type { Generated } from 'kysely';

import type { RequestMark } from '../../../record/idempotency/requestMark';

interface AberrationTypeTable {
  id: Generated<number>;
  /** 1 deviation, 2 RUH. */
  category: 1 | 2;
  name: string;
}

interface AberrationCauseTable {
  id: Generated<number>;
  aberration_type_id: number;
  name: string;
}

interface AberrationLocationTable {
  id: Generated<number>;
  name: string;
}

interface AberrationTable extends RequestMark {
  id: Generated<number>;
  /** 1 deviation, 2 RUH. */
  category: 1 | 2;
  title: string;
  description: string;
  /** 1 open, 2 in progress, 3 closed. */
  status: Generated<1 | 2 | 3>;
  aberration_type_id: number;
  aberration_cause_id: number | null;
  /** 1 high, 2 medium, 3 low. */
  severity: 1 | 2 | 3 | null;
  /** Day that it happened, `YYYY-MM-DD`. */
  registrated: string;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  aberration_location_id: number | null;
  project_id: number;
  house_id: number | null;
  section_id: number | null;
  responsible_id: number;
  /** The responsible's company (a foreign key keeps it so). */
  company_id: number;
  /** Who reported it. */
  created_by_id: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../../core/database/schema' {
  interface Database {
    aberration: AberrationTable;
    aberration_type: AberrationTypeTable;
    aberration_cause: AberrationCauseTable;
    aberration_location: AberrationLocationTable;
  }
}
