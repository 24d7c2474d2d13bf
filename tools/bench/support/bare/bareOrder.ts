import type { OrderStatus } from '@byggtun/shared/contract/orderStatus';

import { withStatusText } from './bareOrders';
import type { BareRecord } from './serveList';

const text = `
  select o.id, o.order_number as "orderId", o.project_id as "projectId", p.name as project, o.house_id as "houseId", h.name as phase,
    o.delivery_address as "deliveryAddress", o.process, o.supplier as "contactName", o.order_date::text as "orderDate",
    o.delivery_date::text as "deliveryDate", coalesce(site.full_name, '') as "contactPerson", ours.full_name as "ourReference",
    o.note as txt, o.status, lines.all_received as "allReceived", lines.lines as "orderLines",
    json_build_object('receive', o.status = 1 and not lines.all_received) as may
  from purchase_order o
    join project p on p.id = o.project_id
    join house h on h.id = o.house_id
    join contact_person cp on cp.id = o.our_contact_id
    join person ours on ours.id = cp.person_id
    left join contact_person sc on sc.id = o.site_contact_id
    left join person site on site.id = sc.person_id,
    lateral (
      select bool_and(came.qty >= line.qty) as all_received, json_agg(json_build_object(
        'componentId', line.component_id, 'componentName', line.name, 'description', line.description, 'qty', line.qty::text,
        'unit', line.unit, 'qtyAlreadyReceived', came.qty::text, 'qtyReceived', '0.00', 'receivedGoodsAction', 2) order by position) as lines
      from order_line line, lateral (
        select coalesce(sum(qty), 0)::numeric(11, 2) as qty from goods_receipt_line came
        where came.order_id = line.order_id and came.component_id = line.component_id) came
      where line.order_id = o.id) lines
  where o.id = $1`;

export const bareOrder: BareRecord<{ status: OrderStatus }> = { text, answerOf: withStatusText };
