import type { Generated, GeneratedAlways, Selectable } from 'kysely';

interface ChecklistTemplateTable {
  id: Generated<number>;
  name: string;
  /** The name as `fold_text` makes it, to search in. */
  name_search: GeneratedAlways<string>;
  /** A changed template is another row; checklists keep that which they were made from. */
  version: Generated<number>;
  /** What it is for: 1 a project, 2 a building, 3 a section. */
  level: 1 | 2 | 3;
  trade_code_id: number;
  /** 0 deviation, 1 complaint, 2 action. */
  discrepancy_type: 0 | 1 | 2;
  /** It is meant to be signed. */
  is_signed: Generated<boolean>;
}

interface ChecklistTable {
  id: Generated<number>;
  template_id: number;
  project_id: number;
  house_id: number | null;
  section_id: number | null;
  /** Whom it is assigned to. */
  responsible_id: number;
  /** `YYYY-MM-DD`. */
  deadline: string;
  created_at: Generated<Date>;
  created_by_id: number;
  /** When somebody answered, signed or assigned last; null until then. */
  updated_at: Date | null;
  updated_by_id: number | null;
  /** Kept by triggers of its items. */
  items_count: Generated<number>;
  answered_count: Generated<number>;
  completed_at: Date | null;
  completed_by_id: number | null;
  is_completed: GeneratedAlways<boolean>;
  version: Generated<number>;
  /** Of the form that it came from (`RequestMark`); null without one. */
  request_id: string | null;
  request_digest: Buffer | null;
}

interface ChecklistSignatureTable {
  uuid: string;
  checklist_id: number;
  full_name: string;
  /** Commands of an SVG path; empty when the name alone was confirmed. */
  drawing: string;
  created_at: Generated<Date>;
  created_by_id: number;
}

interface ChecklistPaperTable {
  checklist_id: number;
  /** What stands on the paper of a completed one (`PaperContent`), JSON to the letter as it was digested. */
  content: string;
  /** SHA-256 of the content, hexadecimal. */
  digest: string;
}

declare module '../../../core/database/schema' {
  interface Database {
    checklist: ChecklistTable;
    checklist_template: ChecklistTemplateTable;
    checklist_signature: ChecklistSignatureTable;
    checklist_paper: ChecklistPaperTable;
  }
}

export type StoredChecklist = Selectable<ChecklistTable>;
