import { type OrderStatus, orderStatuses } from '@byggtun/shared/contract/orderStatus';

import type { BareList } from './bareList';

const rowsOf = (found: string, total: string) => `
  select o.id, o.order_number as "orderId", p.name as "projectName", h.name as "houseName", o.status, o.process,
    o.order_date::text as "orderDate", ours.full_name as "ourReference", o.delivery_date::text as "deliveryDate",
    coalesce(site.full_name, '') as "contactPerson", o.delivery_address as "deliveryAddress", o.supplier as "contactName",
    (${total})::int as total
  from (${found}) page
    join purchase_order o using (id)
    join project p on p.id = o.project_id
    join house h on h.id = o.house_id
    join contact_person cp on cp.id = o.our_contact_id
    join person ours on ours.id = cp.person_id
    left join contact_person sc on sc.id = o.site_contact_id
    left join person site on site.id = sc.person_id
  order by o.order_date desc, o.id desc`;

/** A row with its status in words. */
export const withStatusText = <Row extends { status: OrderStatus }>(row: Row) => ({
  ...row,
  statusText: orderStatuses[row.status].text,
});

/** The orders of a house by hand; the house comes with the headers. */
export const bareOrders: BareList<{ status: OrderStatus }> = {
  table: 'purchase_order',
  usual: ['status', 'houseId'],
  where: 'status = any($1::int[]) and house_id = any($2::int[])',
  date: 'order_date',
  after: (at) => `order_date > ${at}::date`,
  hit: (at) => `order_number like ${at} or process_search like ${at} or supplier_search like ${at}`,
  rowsOf,
  rowOf: withStatusText,
};
