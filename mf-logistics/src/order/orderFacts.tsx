import type { Order } from '@byggtun/shared/contract/order';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { formatDate } from '@byggtun/shared/text/date';
import type { Definition } from '@byggtun/shared/ui/DefinitionList';

/** What the card of an order says (docs/product/logistics.md#orders). */
export const orderFacts = (order: Order): readonly Definition[] => [
  [
    'Prosjekt',
    <Link key="project" to={paths.project(order.projectId)}>
      {order.project}
    </Link>,
  ],
  [
    'Bygg',
    <Link key="house" to={paths.house(order.projectId, order.houseId)}>
      {order.phase}
    </Link>,
  ],
  ['Leveringsadresse', order.deliveryAddress],
  ['Aktivitet', order.process],
  ['Leverandør', order.contactName],
  ['Bestillingsdato', formatDate(order.orderDate)],
  ['Leveringsdato', order.deliveryDate && formatDate(order.deliveryDate)],
  ['Kontakt på byggeplass', order.contactPerson],
  ['Vår kontakt', order.ourReference],
  ['Merknad', order.txt],
];
