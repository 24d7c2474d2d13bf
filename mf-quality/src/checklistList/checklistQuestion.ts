import { type ChecklistRow, listChecklists } from '@byggtun/shared/contract/checklistList';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const columns: readonly ListColumn<ChecklistRow>[] = [
  { value: 'id', text: 'Nr', type: 'int', show: false, exportCol: true, width: '96px' },
  { value: 'name', text: 'Sjekkliste', type: 'string' },
  {
    value: 'projectName',
    text: 'Prosjekt',
    type: 'select',
    filterName: 'projectOid',
    choices: 'projects',
    width: '16%',
  },
  { value: 'houseName', text: 'Bygg', type: 'string', show: 'wide', width: '104px' },
  { value: 'projSectionApartNum', text: 'Seksjon', type: 'string', show: 'wide', width: '148px' },
  {
    value: 'tradeCodeName',
    text: 'Fag',
    type: 'select',
    filterName: 'tradeCodeId',
    choices: 'tradeCodes',
    show: 'wide',
    width: '14%',
  },
  {
    value: 'assignedTo',
    text: 'Ansvarlig',
    type: 'select',
    filterName: 'assignedToId',
    choices: 'contactPersons',
    width: '14%',
  },
  { value: 'statusText', text: 'Status', type: 'string', removeFilter: true, width: '142px' },
  { value: 'itemsCompletedCount', text: 'Besvart', type: 'int', removeFilter: true, width: '100px' },
  { value: 'itemsTotalCount', text: 'Punkter', type: 'int', removeFilter: true, show: false, width: '108px' },
  {
    value: 'isCompleted',
    text: 'Fullført',
    type: 'boolean',
    filterClause: 'equals',
    filterValues: [false],
    show: false,
    width: '104px',
  },
  { value: 'createdDate', text: 'Opprettet', type: 'date', width: '132px' },
  { value: 'deadline', text: 'Frist', type: 'date', isDeadline: true, width: '138px' },
  {
    value: 'completedDate',
    text: 'Fullført dato',
    type: 'date',
    removeFilter: true,
    show: false,
    width: '140px',
  },
];

/** What the list of checklists asks for; known before its page is here. */
export const checklistQuestion: ListQuestion<ChecklistRow> = {
  route: listChecklists,
  always: [],
  columns,
  responsible: 'assignedToId',
  isPersonal: true,
  sort: { by: 'createdDate', desc: true },
};
