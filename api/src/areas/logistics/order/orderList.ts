import { expressionBuilder, type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { dateColumn, numberColumn, textColumn } from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';
import { contactPersonNames, projectNames } from '../../../core/list/namesBeside';

/** Tables that the list reads beside its own; those of one name are joined together. */
export type OrderJoin = 'project' | 'house' | 'ourContact' | 'siteContact';

/** Orders with the tables that a query of the list reads. */
export const selectOrders = (db: Kysely<Database>, joins: ReadonlySet<OrderJoin>) =>
  db
    .selectFrom('purchase_order')
    .$if(joins.has('project'), (query) =>
      query.innerJoin('project', 'project.id', 'purchase_order.project_id'),
    )
    .$if(joins.has('house'), (query) => query.innerJoin('house', 'house.id', 'purchase_order.house_id'))
    .$if(joins.has('ourContact'), (query) =>
      query
        .innerJoin('contact_person as our_contact', 'our_contact.id', 'purchase_order.our_contact_id')
        .innerJoin('person as our_person', 'our_person.id', 'our_contact.person_id'),
    )
    .$if(joins.has('siteContact'), (query) =>
      query
        .leftJoin('contact_person as site_contact', 'site_contact.id', 'purchase_order.site_contact_id')
        .leftJoin('person as site_person', 'site_person.id', 'site_contact.person_id'),
    );

const eb = expressionBuilder<Database, 'purchase_order' | 'project' | 'house'>();

const status = numberColumn(eb.ref('purchase_order.status'));

/** The list of orders (docs/product/logistics.md#orders). */
export const orderList: ListDefinition<OrderJoin> = {
  columns: {
    id: numberColumn(eb.ref('purchase_order.id')),
    orderId: textColumn(eb.ref('purchase_order.order_number'), {
      folded: eb.ref('purchase_order.order_number_search'),
    }),
    projectName: textColumn(eb.ref('project.name'), {
      joins: ['project'],
      beside: projectNames(eb.ref('purchase_order.project_id')),
    }),
    projectOid: numberColumn(eb.ref('purchase_order.project_id')),
    houseName: textColumn(eb.ref('house.name'), { joins: ['house'] }),
    houseId: numberColumn(eb.ref('purchase_order.house_id'), { sortable: false }),
    status,
    statusText: status,
    process: textColumn(eb.ref('purchase_order.process'), {
      folded: eb.ref('purchase_order.process_search'),
    }),
    orderDate: dateColumn(eb.ref('purchase_order.order_date')),
    ourReference: textColumn(sql.ref('our_person.full_name'), {
      joins: ['ourContact'],
      beside: contactPersonNames(eb.ref('purchase_order.our_contact_id')),
    }),
    ourReferenceId: numberColumn(eb.ref('purchase_order.our_contact_id'), { sortable: false }),
    deliveryDate: dateColumn(eb.ref('purchase_order.delivery_date'), { nullable: true }),
    contactPerson: textColumn(sql`coalesce(${sql.ref('site_person.full_name')}, '')`, {
      joins: ['siteContact'],
      beside: contactPersonNames(eb.ref('purchase_order.site_contact_id')),
    }),
    contactPersonId: numberColumn(eb.ref('purchase_order.site_contact_id'), {
      nullable: true,
      sortable: false,
    }),
    deliveryAddress: textColumn(eb.ref('purchase_order.delivery_address')),
    contactName: textColumn(eb.ref('purchase_order.supplier'), {
      folded: eb.ref('purchase_order.supplier_search'),
    }),
  },
  search: ['orderId', 'process', 'contactName'],
  id: eb.ref('purchase_order.id'),
  sortBy: 'orderDate',
};
