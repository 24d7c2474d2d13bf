import { complaintFilterOptions, type ComplaintRow, listComplaints } from '../contract/complaintList';
import { complaintStatuses, complaintStatusNumbers, defaultStatusFilter } from '../contract/complaintStatus';
import type { ListDefinition } from '../table/listDefinition';

const statuses = complaintStatusNumbers.map((key) => ({ key, value: complaintStatuses[key].text }));

/** A list with a column of each type, for tests of what every list does. */
export const aList: ListDefinition<ComplaintRow> = {
  noun: 'reklamasjoner',
  route: listComplaints,
  columns: [
    { value: 'lineName', text: 'Sak', type: 'string' },
    { value: 'lineDate', text: 'Registrert', type: 'date' },
    { value: 'deadLine', text: 'Frist', type: 'date', show: false, isDeadline: true },
    {
      value: 'regStatus',
      text: 'Status',
      type: 'select',
      filterName: 'lineStatus',
      choices: statuses,
      filterValues: defaultStatusFilter,
    },
    {
      value: 'projectName',
      text: 'Prosjekt',
      type: 'select',
      filterName: 'projectOid',
      choices: 'projects',
      show: false,
    },
    {
      value: 'contactPersonName',
      text: 'Ansvarlig',
      type: 'select',
      filterName: 'contactPersonOid',
      choices: 'contactPersons',
      show: 'wide',
    },
    { value: 'isCondominiumComplaint', text: 'Sameie', type: 'boolean', show: false },
    { value: 'lineId', text: 'Nr', type: 'int', show: false, sortable: false },
  ],
  options: complaintFilterOptions,
  always: [{ value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [false] }],
  responsible: 'contactPersonOid',
  sort: { by: 'lineDate', desc: true },
  cells: {},
  export: 'complaints',
  changedBy: 'OnCaseChanged',
  rowId: (row) => row.id,
  rowPath: (row) => `/complaints/${row.id}`,
  rowColor: (row) => row.color,
  card: (row) => row.lineName,
};
