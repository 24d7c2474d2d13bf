import type { OrderRow } from '@byggtun/shared/contract/order';
import { orderStatuses } from '@byggtun/shared/contract/orderStatus';
import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';

const findRows = prepare(
  'orderRows',
  compiler
    .selectFrom('purchase_order')
    .innerJoin('project', 'project.id', 'purchase_order.project_id')
    .innerJoin('house', 'house.id', 'purchase_order.house_id')
    .innerJoin('contact_person as our_contact', 'our_contact.id', 'purchase_order.our_contact_id')
    .innerJoin('person as our_person', 'our_person.id', 'our_contact.person_id')
    .leftJoin('contact_person as site_contact', 'site_contact.id', 'purchase_order.site_contact_id')
    .leftJoin('person as site_person', 'site_person.id', 'site_contact.person_id')
    .where(sql<boolean>`purchase_order.id = any(${[]}::int[])`)
    .select([
      'purchase_order.id',
      'purchase_order.order_number as orderId',
      'project.name as projectName',
      'house.name as houseName',
      'purchase_order.status',
      'purchase_order.process',
      'purchase_order.order_date as orderDate',
      'our_person.full_name as ourReference',
      'purchase_order.delivery_date as deliveryDate',
      sql<string>`coalesce(site_person.full_name, '')`.as('contactPerson'),
      'purchase_order.delivery_address as deliveryAddress',
      'purchase_order.supplier as contactName',
    ]),
);

/** The rows of the list with these ids, in their order; one that is gone meanwhile is left out. */
export const findOrderRows = async (pool: pg.Pool, ids: number[]): Promise<OrderRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await findRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, statusText: orderStatuses[row.status].text }] : [];
  });
};
