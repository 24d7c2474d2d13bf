import * as z from 'zod';

import { file } from './file';
import { listAnswer, listQuery, option } from './list';
import { receiveActions } from './orderRules';
import { orderStatusNumbers } from './orderStatus';
import { route } from './route';

const id = z.int32();
const tag = 'Bestillinger';
const params = z.object({ id: z.coerce.number().int().min(1).max(2147483647) });

/** A row of the list of a house's orders (docs/product/logistics.md#orders). */
export const orderRow = z.object({
  /** Key, the number in `…/orders/{orderId}`. */
  id,
  /** Number of the order, such as '450123'. */
  orderId: z.string(),
  projectName: z.string(),
  /** Building, such as 'Bygg 2'. */
  houseName: z.string(),
  /** See `orderStatuses`. */
  status: z.literal(orderStatusNumbers),
  /** Status in words. */
  statusText: z.string(),
  /** What it is for, such as 'Vinduer og ytterdører'. */
  process: z.string(),
  /** Day of the order, `YYYY-MM-DD`. */
  orderDate: z.string(),
  /** Full name of who ordered. */
  ourReference: z.string(),
  /** Day of the delivery, `YYYY-MM-DD`; null when none is agreed. */
  deliveryDate: z.string().nullable(),
  /** Full name of who takes it in on the site; empty without one. */
  contactPerson: z.string(),
  deliveryAddress: z.string(),
  /** Supplier. */
  contactName: z.string(),
});

/**
 * The orders of a house. 403 for everybody but developer staff, 404 when the house is not there. Besides the fields of the row it filters by
 * `houseId`, `ourReferenceId` and `contactPersonId`; `status` is filtered by number. Latest order first unless `sortBy` says otherwise.
 */
export const listOrders = route({
  method: 'POST',
  path: '/project/house/:id/orders',
  summary: 'Bestillinger til et bygg, en side om gangen',
  tag,
  params,
  body: listQuery,
  answer: listAnswer(orderRow),
});

/** How many there are for a list of filters. 403 and 404 as the list. */
export const countOrders = route({
  method: 'POST',
  path: '/project/house/:id/orders/count',
  summary: 'Antall bestillinger til et bygg for et filter',
  tag,
  params,
  body: listQuery.pick({ headers: true }),
  answer: z.number().int(),
});

/** What the filters of the list can be set to. 403 for everybody but developer staff. */
export const orderFilterOptions = route({
  method: 'GET',
  path: '/project/house/orders/filters',
  summary: 'Valg i filtrene til listen over bestillinger',
  tag,
  answer: z.object({
    /** Who has ordered. */
    users: z.array(option),
    /** Who takes orders in on the sites. */
    siteUsers: z.array(option),
  }),
});

/** A line of an order; amounts as `amount` writes them, with two decimals. */
export const orderLine = z.object({
  /** Number of the article; once in each order. */
  componentId: id,
  componentName: z.string(),
  description: z.string(),
  /** Ordered, '12.50'. */
  qty: z.string(),
  /** The sum of the receipts. */
  qtyAlreadyReceived: z.string(),
  /** What is received now: nothing, until somebody enters it. */
  qtyReceived: z.string(),
  /** Such as 'stk' and 'm²'. */
  unit: z.string(),
  /** What becomes of the line when nobody touches it: a partial receipt of nothing. */
  receivedGoodsAction: z.literal(receiveActions),
});

/** An order, whole (docs/product/logistics.md#orders). */
export const order = z.object({
  id,
  orderId: z.string(),
  projectId: id,
  /** Project's name. */
  project: z.string(),
  houseId: id,
  /** Building. */
  phase: z.string(),
  deliveryAddress: z.string(),
  process: z.string(),
  /** Supplier. */
  contactName: z.string(),
  /** `YYYY-MM-DD`. */
  orderDate: z.string(),
  /** `YYYY-MM-DD`; null when none is agreed. */
  deliveryDate: z.string().nullable(),
  /** Full name of who takes it in on the site; empty without one. */
  contactPerson: z.string(),
  /** Full name of who ordered. */
  ourReference: z.string(),
  /** Note. */
  txt: z.string(),
  status: z.literal(orderStatusNumbers),
  /** Status in words. */
  statusText: z.string(),
  /** All lines have come. */
  allReceived: z.boolean(),
  /** In their order. */
  orderLines: z.array(orderLine),
  /** What the caller may do now; see `receiveProblem` of the rules. */
  may: z.object({ receive: z.boolean() }),
});

/** An order with its lines. 403 for everybody but developer staff, 404 when it is not there. */
export const getOrder = route({
  method: 'GET',
  path: '/project/house/order/:id',
  summary: 'En bestilling',
  tag,
  params,
  answer: order,
});

/** An order as PDF, to be saved. 403 and 404 as `getOrder`. */
export const downloadOrder = route({
  method: 'GET',
  path: '/project/house/order/download/:id',
  summary: 'En bestilling som PDF',
  tag,
  params,
  file: 'application/pdf',
  answer: file,
});

export type OrderRow = z.infer<typeof orderRow>;
export type OrderLine = z.infer<typeof orderLine>;
export type Order = z.infer<typeof order>;
