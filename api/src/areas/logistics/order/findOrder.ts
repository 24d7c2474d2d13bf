import type { Actor } from '@byggtun/shared/contract/actor';
import type { Order } from '@byggtun/shared/contract/order';
import { isReceived, orderTexts, receiveProblem } from '@byggtun/shared/contract/orderRules';
import { orderStatuses } from '@byggtun/shared/contract/orderStatus';
import { type Kysely, sql } from 'kysely';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';
import { selectOrderLines, untouched } from './findOrderLines';

const selectOrder = (db: Kysely<Database>) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('project', 'project.id', 'purchase_order.project_id')
    .innerJoin('house', 'house.id', 'purchase_order.house_id')
    .innerJoin('contact_person as our_contact', 'our_contact.id', 'purchase_order.our_contact_id')
    .innerJoin('person as our_person', 'our_person.id', 'our_contact.person_id')
    .leftJoin('contact_person as site_contact', 'site_contact.id', 'purchase_order.site_contact_id')
    .leftJoin('person as site_person', 'site_person.id', 'site_contact.person_id')
    .select([
      'purchase_order.id',
      'purchase_order.order_number as orderId',
      'purchase_order.project_id as projectId',
      'project.name as project',
      'purchase_order.house_id as houseId',
      'house.name as phase',
      'purchase_order.delivery_address as deliveryAddress',
      'purchase_order.process',
      'purchase_order.supplier as contactName',
      'purchase_order.order_date as orderDate',
      'purchase_order.delivery_date as deliveryDate',
      sql<string>`coalesce(site_person.full_name, '')`.as('contactPerson'),
      'our_person.full_name as ourReference',
      'purchase_order.note as txt',
      'purchase_order.status',
    ]);

/**
 * An order as the caller sees it, with what they may do now.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const findOrder = async (
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  actor: Actor,
  id: number,
): Promise<Order> => {
  requireStaff(actor, orderTexts.onlyStaff);
  const [[found], lines] = await Promise.all([
    runPrepared(pool, selectOrder(db).where('purchase_order.id', '=', id)),
    runPrepared(pool, selectOrderLines(db, id)),
  ]);
  if (!found) throw refuse.notFound();
  const orderLines = lines.map(untouched);
  return {
    ...found,
    statusText: orderStatuses[found.status].text,
    allReceived: orderLines.every(isReceived),
    orderLines,
    may: { receive: receiveProblem(found.status, orderLines) === undefined },
  };
};
