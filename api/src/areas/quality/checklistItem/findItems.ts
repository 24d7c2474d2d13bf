import type { Actor } from '@byggtun/shared/contract/actor';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachmentsOf } from '../../../record/attachment/findAttachments';
import { sanitizeComment } from '../../../record/comment/sanitizeComment';
import { findItemCases } from '../itemCase/findItemCases';

const selectItems = (db: Kysely<Database>, checklistId: number, ids?: readonly number[]) =>
  db
    .selectFrom('checkpoint')
    .innerJoin('checklist_template_item as asked', 'asked.id', 'checkpoint.template_item_id')
    .leftJoin('contact_person', 'contact_person.id', 'checkpoint.updated_by_id')
    .leftJoin('person', 'person.id', 'contact_person.person_id')
    .where('checkpoint.checklist_id', '=', checklistId)
    .$if(ids !== undefined, (query) => query.where('checkpoint.id', 'in', ids ?? []))
    .select([
      'checkpoint.id',
      'checkpoint.checklist_id as checklistId',
      'asked.position as number',
      'asked.section',
      'asked.type',
      'asked.text as txt',
      'asked.instruction',
      'asked.options as offered',
      'checkpoint.bool_val as boolVal',
      'checkpoint.string_val as stringVal',
      'checkpoint.int_val as intVal',
      'checkpoint.double_val',
      'checkpoint.date_val as dateTimeVal',
      'checkpoint.chosen',
      'checkpoint.aberration_id as aberrationId',
      'checkpoint.complaint_id as regLineId',
      'checkpoint.action_id as actionId',
      'person.full_name as updatedBy',
      'checkpoint.updated_at',
      'checkpoint.version',
      'checkpoint.save_id as saveId',
    ])
    .orderBy('asked.position')
    .execute();

/**
 * The items of a checklist, in their order, with the cases that were made from them. Whether the caller may see it is asked before.
 * @param ids those of them alone
 */
export const findItems = async (
  db: Kysely<Database>,
  actor: Actor,
  checklistId: number,
  ids?: readonly number[],
): Promise<ChecklistItem[]> => {
  if (ids?.length === 0) return [];
  const rows = await selectItems(db, checklistId, ids);
  const withFiles = rows.filter(({ type }) => type === 5).map(({ id }) => id);
  const attachments = await findAttachmentsOf(db, 'checkpoint', withFiles);
  const casesOf = await findItemCases(db, actor, rows);
  return rows.map(({ instruction, offered, chosen, double_val, updated_at, ...row }) => ({
    ...row,
    ...casesOf(row),
    html: sanitizeComment(instruction),
    doubleVal: double_val === null ? null : Number(double_val),
    options: offered.map((value, at) => ({ key: at + 1, value, selected: chosen.includes(at + 1) })),
    attachments: attachments.get(row.id) ?? [],
    updatedAt: updated_at?.toISOString() ?? null,
  }));
};
