import type { ItemType } from '@byggtun/shared/contract/checklistItem';
import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createProject } from './cases';
import type { TestContact } from './people';
import { createTradeCode } from './selfChecks';

let number = 0;

/** A template with an item of each of these types, two of which have something to choose from. */
const createTemplate = async (
  db: Kysely<Database>,
  types: readonly ItemType[],
  discrepancyType: 0 | 1 | 2,
) => {
  const { id: template_id } = await db
    .insertInto('checklist_template')
    .values({
      name: `Våtrom før flislegging ${++number}`,
      level: 1,
      trade_code_id: await createTradeCode(db),
      discrepancy_type: discrepancyType,
      is_signed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = types.map((type, at) => ({
    template_id,
    position: at + 1,
    section: at < 2 ? 'Bad' : 'Stue',
    type,
    text: `Punkt ${at + 1}`,
    instruction: '<p>Mål <strong>fallet</strong>.</p><script>alert(1)</script>',
    options: type === 2 || type === 3 ? ['Betong', 'Puss', 'Plate'] : [],
  }));
  const made = await db.insertInto('checklist_template_item').values(items).returning('id').execute();
  return { template_id, itemIds: made.map(({ id }) => id) };
};

/** A checklist of this person with an item of each of these types, which makes deviations (0), complaints (1) or actions (2); answers the ids. */
export const createChecklist = async (
  db: Kysely<Database>,
  responsible: TestContact,
  types: readonly ItemType[] = [1, 0],
  values: Partial<Insertable<Database['checklist']>> = {},
  discrepancyType: 0 | 1 | 2 = 0,
): Promise<{ id: number; projectId: number; itemIds: number[] }> => {
  const project_id = values.project_id ?? (await createProject(db));
  const template = await createTemplate(db, types, discrepancyType);
  const { id } = await db
    .insertInto('checklist')
    .values({
      template_id: template.template_id,
      responsible_id: responsible.id,
      created_by_id: responsible.id,
      deadline: '2099-03-20',
      ...values,
      project_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto('checkpoint')
    .values(template.itemIds.map((template_item_id) => ({ checklist_id: id, project_id, template_item_id })))
    .returning('id')
    .execute();
  return { id, projectId: project_id, itemIds: items.map((item) => item.id) };
};
