import type { ItemType } from '@byggtun/shared/contract/checklistItem';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

interface ChecklistTemplateItemTable {
  id: Generated<number>;
  template_id: number;
  /** From 1, through all sections. */
  position: number;
  /** Heading that it stands under. */
  section: string;
  type: ItemType;
  text: string;
  /** HTML, sanitised when it is read. */
  instruction: Generated<string>;
  /** What types 2 and 3 offer; empty for the others. */
  options: Generated<string[]>;
}

interface CheckpointTable {
  id: Generated<number>;
  checklist_id: number;
  /** That of its checklist (a foreign key keeps it so). */
  project_id: number;
  template_item_id: number;
  bool_val: boolean | null;
  string_val: Generated<string>;
  int_val: number | null;
  /** As PostgreSQL writes a `numeric`. */
  double_val: string | null;
  /** `YYYY-MM-DD`. */
  date_val: string | null;
  /** Places of the options that are chosen, from 1, ascending. */
  chosen: Generated<number[]>;
  files_count: Generated<number>;
  is_answered: GeneratedAlways<boolean>;
  /** The case that was made from it: one of the three at most. */
  aberration_id: number | null;
  complaint_id: number | null;
  action_id: number | null;
  updated_at: Date | null;
  updated_by_id: number | null;
  version: Generated<number>;
  /** Of the save that it has its answer by. */
  save_id: string | null;
}

declare module '../../../core/database/schema' {
  /** Items of checklists, whose kind of record is called as their table. */
  interface Database {
    checklist_template_item: ChecklistTemplateItemTable;
    checkpoint: CheckpointTable;
  }
}

/** An item as it lies in its table, with its answer. */
export type Checkpoint = Selectable<CheckpointTable>;
