import { type ComplaintRow, listComplaints } from '@byggtun/shared/contract/complaintList';
import {
  complaintStatuses,
  complaintStatusNumbers,
  defaultStatusFilter,
} from '@byggtun/shared/contract/complaintStatus';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

import type { ComplaintKind } from '../complaint/complaintKind';

const statuses = complaintStatusNumbers.map((key) => ({ key, value: complaintStatuses[key].text }));

const columns: readonly ListColumn<ComplaintRow>[] = [
  { value: 'lineId', text: 'Nr', type: 'int', show: false, exportCol: true, width: '96px' },
  { value: 'lineName', text: 'Sak', type: 'string', width: '34%' },
  {
    value: 'isCondominiumComplaint',
    text: 'Sameie',
    type: 'boolean',
    show: false,
    exportCol: true,
    width: '104px',
  },
  {
    value: 'projectName',
    text: 'Prosjekt',
    type: 'select',
    filterName: 'projectOid',
    choices: 'projects',
  },
  {
    value: 'projSectionApartNum',
    text: 'Bygg / seksjon',
    type: 'string',
    show: 'wide',
    sortable: false,
    width: '164px',
  },
  {
    value: 'contactPersonName',
    text: 'Ansvarlig',
    type: 'select',
    filterName: 'contactPersonOid',
    choices: 'contactPersons',
    width: '14%',
  },
  {
    value: 'contactName',
    text: 'Firma',
    type: 'select',
    show: false,
    filterName: 'contactId',
    choices: 'contactPersonContact',
    width: '14%',
  },
  {
    value: 'regStatus',
    text: 'Status',
    type: 'select',
    filterName: 'lineStatus',
    choices: statuses,
    filterValues: defaultStatusFilter,
    width: '148px',
  },
  { value: 'lineDate', text: 'Registrert', type: 'date', isDashed: true, width: '132px' },
  { value: 'deadLine', text: 'Frist', type: 'date', isDashed: true, isDeadline: true, width: '138px' },
  { value: 'lineDescription', text: 'Beskrivelse', type: 'string', show: false, breakText: true },
  { value: 'customerName', text: 'Kunde', type: 'string', show: false },
  { value: 'customerMobile', text: 'Kundens mobil', type: 'string', show: false, width: '140px' },
  { value: 'customerAddress', text: 'Kundens adresse', type: 'string', show: false },
];

/** What the list of one kind asks for; known before its page is here. */
export const complaintQuestion = (kind: ComplaintKind): ListQuestion<ComplaintRow> => ({
  route: listComplaints,
  always: [{ value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [kind.isEnquiry] }],
  columns,
  responsible: 'contactPersonOid',
  sort: { by: 'lineDate', desc: true },
});
