import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import type { ListColumn, ListDefinition } from '@byggtun/shared/table/listDefinition';
import { formatListDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import type { ComplaintKind } from '../complaint/complaintKind';
import { ComplaintCard } from './ComplaintCard';
import { complaintQuestion } from './complaintQuestion';
import { ComplaintTitle } from './ComplaintTitle';
import { RowDeadline } from './RowDeadline';

const columns: readonly ListColumn<ComplaintRow>[] = [
  {
    value: 'lineName',
    text: 'Sak',
    width: '29%',
    exportAs: [
      { value: 'lineId', text: 'Nr' },
      { value: 'lineName', text: 'Sak' },
      { value: 'isCondominiumComplaint', text: 'Sameie' },
    ],
    cell: (row) => <ComplaintTitle row={row} />,
  },
  { value: 'projectName', text: 'Prosjekt', cell: (row) => row.projectName },
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
    width: '13%',
    cell: (row) => row.contactPersonName,
  },
  {
    value: 'regStatus',
    text: 'Status',
    width: '148px',
    cell: (row) => <StatusChip color={row.color} text={row.regStatus} />,
  },
  {
    value: 'lineDate',
    text: 'Registrert',
    align: 'right',
    width: '108px',
    cell: (row) => formatListDate(row.lineDate),
  },
  {
    value: 'deadLine',
    text: 'Frist',
    align: 'right',
    width: '138px',
    cell: (row) => <RowDeadline row={row} />,
  },
];

/** The list of one kind: its question, its columns and its cards, and nothing more. */
export const complaintList = (kind: ComplaintKind): ListDefinition<ComplaintRow> => ({
  ...complaintQuestion(kind),
  noun: kind.noun,
  columns,
  export: {
    list: 'complaints',
    more: [
      { value: 'lineDescription', text: 'Beskrivelse', breakText: true },
      { value: 'customerName', text: 'Kunde' },
      { value: 'customerMobile', text: 'Kundens mobil' },
      { value: 'customerAddress', text: 'Kundens adresse' },
    ],
  },
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => kind.path(row.id),
  rowColor: (row) => row.color,
  card: (row) => <ComplaintCard row={row} />,
});
