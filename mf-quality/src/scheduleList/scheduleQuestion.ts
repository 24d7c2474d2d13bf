import { listTasks, type TaskRow } from '@byggtun/shared/contract/schedule';
import {
  scheduleStatuses,
  scheduleStatusNumbers,
  selfCheckType,
} from '@byggtun/shared/contract/scheduleStatus';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const statuses = scheduleStatusNumbers.map((key) => ({ key, value: scheduleStatuses[key].text }));

const columns: readonly ListColumn<TaskRow>[] = [
  { value: 'id', text: 'Nr', type: 'int', show: false, exportCol: true, width: '96px' },
  { value: 'name', text: 'Egenkontroll', type: 'string' },
  {
    value: 'projectName',
    text: 'Prosjekt',
    type: 'select',
    filterName: 'projectOid',
    choices: 'projects',
    width: '16%',
  },
  { value: 'houseNum', text: 'Bygg', type: 'string', show: 'wide', width: '88px' },
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
  {
    value: 'contactName',
    text: 'Firma',
    type: 'select',
    filterName: 'contactId',
    choices: 'contactPersonContact',
    show: false,
    width: '14%',
  },
  {
    value: 'statusText',
    text: 'Status',
    type: 'select',
    filterName: 'status',
    choices: statuses,
    width: '166px',
  },
  {
    value: 'activitiesCompletedCount',
    text: 'Utført',
    type: 'int',
    width: '104px',
  },
  { value: 'activitiesCount', text: 'Aktiviteter', type: 'int', show: false, width: '116px' },
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
  { value: 'deadLine', text: 'Frist', type: 'date', isDeadline: true, width: '138px' },
  { value: 'completedDate', text: 'Ferdigmeldt', type: 'date', show: false, width: '132px' },
];

/** What the list of self-checks asks for; known before its page is here. */
export const scheduleQuestion: ListQuestion<TaskRow> = {
  route: listTasks,
  always: [{ value: 'taskType', type: 'int', filterClause: 'equals', filterValues: [selfCheckType] }],
  columns,
  responsible: 'assignedToId',
  isPersonal: true,
  sort: { by: 'createdDate', desc: true },
};
