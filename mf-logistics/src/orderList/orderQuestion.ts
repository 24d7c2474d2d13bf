import { listOrders, type OrderRow } from '@byggtun/shared/contract/order';
import { orderStatuses, orderStatusNumbers, released } from '@byggtun/shared/contract/orderStatus';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const statuses = orderStatusNumbers.map((key) => ({ key, value: orderStatuses[key].text }));

const columns: readonly ListColumn<OrderRow>[] = [
  { value: 'orderId', text: 'Ordre', type: 'string', width: '108px', least: 84 },
  { value: 'projectName', text: 'Prosjekt', type: 'string', removeFilter: true, width: '14%', least: 96 },
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
    least: 144,
  },
  { value: 'process', text: 'Prosess', type: 'string', width: '16%', least: 116 },
  { value: 'orderDate', text: 'Bestilt', type: 'date', width: '118px', least: 102 },
  {
    value: 'ourReference',
    text: 'Vår kontakt',
    type: 'select',
    filterName: 'ourReferenceId',
    choices: 'users',
    width: '14%',
    least: 86,
  },
  { value: 'deliveryDate', text: 'Levering', type: 'date', width: '118px', least: 98 },
  {
    value: 'contactPerson',
    text: 'Kontakt på byggeplass',
    type: 'select',
    filterName: 'contactPersonId',
    choices: 'siteUsers',
    width: '16%',
    least: 108,
  },
  { value: 'deliveryAddress', text: 'Leveringsadresse', type: 'string', show: 'wide', width: '18%' },
  { value: 'contactName', text: 'Leverandør', type: 'string', width: '16%', least: 114 },
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
