import { listOrders, type OrderRow } from '@byggtun/shared/contract/order';
import { orderStatuses, orderStatusNumbers, released } from '@byggtun/shared/contract/orderStatus';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const statuses = orderStatusNumbers.map((key) => ({ key, value: orderStatuses[key].text }));

const columns: readonly ListColumn<OrderRow>[] = [
  { value: 'orderId', text: 'Ordre', type: 'string', width: '108px' },
  { value: 'projectName', text: 'Prosjekt', type: 'string', removeFilter: true, width: '14%' },
  { value: 'houseName', text: 'Bygg', type: 'string', removeFilter: true, show: false, width: '110px' },
  {
    value: 'statusText',
    text: 'Status',
    type: 'select',
    filterName: 'status',
    filterClause: 'in',
    filterValues: [released],
    choices: statuses,
    width: '164px',
  },
  { value: 'process', text: 'Prosess', type: 'string', width: '182px' },
  { value: 'orderDate', text: 'Bestilt', type: 'date', width: '112px' },
  {
    value: 'ourReference',
    text: 'Vår kontakt',
    type: 'select',
    filterName: 'ourReferenceId',
    choices: 'users',
    width: '14%',
  },
  { value: 'deliveryDate', text: 'Levering', type: 'date', width: '112px' },
  {
    value: 'contactPerson',
    text: 'Kontakt på byggeplass',
    type: 'select',
    filterName: 'contactPersonId',
    choices: 'siteUsers',
    width: '14%',
  },
  { value: 'deliveryAddress', text: 'Leveringsadresse', type: 'string', show: 'wide', width: '20%' },
  { value: 'contactName', text: 'Leverandør', type: 'string', width: '16%' },
];

/** What the list of a house's orders asks for; known before its page is here. */
export const orderQuestion = (houseId: number): ListQuestion<OrderRow> => ({
  route: listOrders,
  params: { id: houseId },
  // The export asks for the same house: it knows no address.
  always: [{ value: 'houseId', type: 'select', filterClause: 'in', filterValues: [houseId] }],
  columns,
  sort: { by: 'orderDate', desc: true },
});
