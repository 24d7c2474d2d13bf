import { type ComplaintRow, listComplaints } from '@byggtun/shared/contract/complaint';
import {
  complaintStatuses,
  complaintStatusNumbers,
  defaultStatusFilter,
} from '@byggtun/shared/contract/complaintStatus';
import type { ListColumn, ListDefinition } from '@byggtun/shared/table/listDefinition';
import { formatListDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import type { ComplaintKind } from '../complaint/complaintKind';
import { ComplaintCard } from './ComplaintCard';
import { ComplaintTitle } from './ComplaintTitle';
import { RowDeadline } from './RowDeadline';

const columns: readonly ListColumn<ComplaintRow>[] = [
  {
    value: 'lineName',
    text: 'Sak',
    sortable: true,
    width: '29%',
    cell: (row) => <ComplaintTitle row={row} />,
  },
  { value: 'projectName', text: 'Prosjekt', sortable: true, cell: (row) => row.projectName },
  {
    value: 'projSectionApartNum',
    text: 'Bygg / seksjon',
    width: '150px',
    wideOnly: true,
    cell: (row) => row.projSectionApartNum,
  },
  {
    value: 'contactPersonName',
    text: 'Ansvarlig',
    sortable: true,
    width: '13%',
    cell: (row) => row.contactPersonName,
  },
  {
    value: 'regStatus',
    text: 'Status',
    sortable: true,
    width: '148px',
    cell: (row) => <StatusChip color={row.color} text={row.regStatus} />,
  },
  {
    value: 'lineDate',
    text: 'Registrert',
    sortable: true,
    align: 'right',
    width: '108px',
    cell: (row) => formatListDate(row.lineDate),
  },
  {
    value: 'deadLine',
    text: 'Frist',
    sortable: true,
    align: 'right',
    width: '138px',
    cell: (row) => <RowDeadline row={row} />,
  },
];

const statuses = complaintStatusNumbers.map((key) => ({ key, text: complaintStatuses[key].text }));

/** The list of one kind: its columns, its filters and its cards, and nothing more. */
export const complaintList = (kind: ComplaintKind): ListDefinition<ComplaintRow> => ({
  noun: kind.noun,
  route: listComplaints,
  columns,
  always: [{ value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [kind.isEnquiry] }],
  status: { value: 'lineStatus', choices: statuses, initial: defaultStatusFilter },
  responsible: 'contactPersonOid',
  sort: { by: 'lineDate', desc: true },
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => kind.path(row.id),
  rowColor: (row) => row.color,
  card: (row) => <ComplaintCard row={row} />,
});
