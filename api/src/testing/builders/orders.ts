import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { createProject } from './cases';
import type { TestContact } from './people';
import { createPlace } from './places';

let number = 0;

/** A released order of this person with a line for each amount, in a house of its own unless it says otherwise; answers the ids. */
export const createOrder = async (
  db: Kysely<Database>,
  buyer: TestContact,
  amounts: readonly string[] = ['10.00'],
  values: Partial<Insertable<Database['purchase_order']>> = {},
): Promise<{ id: number; projectId: number; houseId: number; componentIds: number[] }> => {
  const projectId = values.project_id ?? (await createProject(db));
  const houseId = values.house_id ?? (await createPlace(db, projectId, String(++number))).houseId;
  const { id } = await db
    .insertInto('purchase_order')
    .values({
      order_number: String(700_000 + ++number),
      process: 'Gips og stålstendere',
      supplier: 'Bygg og Tre Øst AS',
      order_date: '2026-03-02',
      delivery_date: '2026-03-09',
      our_contact_id: buyer.id,
      site_contact_id: null,
      status: 1,
      ...values,
      project_id: projectId,
      house_id: houseId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = amounts.map((qty, at) => ({
    order_id: id,
    component_id: 101 + at,
    position: at + 1,
    name: `Vare ${at + 1}`,
    qty,
    unit: 'stk',
  }));
  await db.insertInto('order_line').values(lines).execute();
  return { id, projectId, houseId, componentIds: lines.map(({ component_id }) => component_id) };
};
