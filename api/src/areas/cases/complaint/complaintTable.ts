import type { ComplaintStatus } from '@byggtun/shared/contract/complaintStatus';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

import type { RequestMark } from '../../../record/idempotency/requestMark';

interface ComplaintTable extends RequestMark {
  id: Generated<number>;
  /** Enquiry (henvendelse) rather than complaint. */
  is_enquiry: Generated<boolean>;
  is_condominium: Generated<boolean>;
  name: string;
  description: Generated<string>;
  /** The texts as `fold_text` makes them, to search in. */
  name_search: GeneratedAlways<string>;
  description_search: GeneratedAlways<string>;
  status: ComplaintStatus;
  /** Day of registration, `YYYY-MM-DD`. */
  line_date: string;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  project_id: number;
  house_id: number | null;
  section_id: number | null;
  customer_id: number | null;
  /** Responsible contact person. */
  responsible_id: number;
  /** The responsible's company (a foreign key keeps it so): who may see the case. */
  company_id: number;
  /** Null when the customer registered it. */
  created_by_id: number | null;
  created_at: Generated<Date>;
  /** Last change or comment. */
  updated_at: Generated<Date>;
  /** Grows with every change of status or responsible. */
  version: Generated<number>;
}

declare module '../../../core/database/schema' {
  interface Database {
    complaint: ComplaintTable;
  }
}

export type Complaint = Selectable<ComplaintTable>;
