import { type ActionRow, listActions } from '@byggtun/shared/contract/actionList';
import {
  actionStatuses,
  actionStatusNumbers,
  defaultActionFilter,
} from '@byggtun/shared/contract/actionStatus';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const statuses = actionStatusNumbers.map((key) => ({ key, value: actionStatuses[key].text }));

const columns: readonly ListColumn<ActionRow>[] = [
  { value: 'id', text: 'Nr', type: 'int', show: false, exportCol: true, width: '96px' },
  { value: 'title', text: 'Tiltak', type: 'string' },
  {
    value: 'projectName',
    text: 'Prosjekt',
    type: 'select',
    filterName: 'projectOid',
    choices: 'projects',
    width: '16%',
  },
  { value: 'apartmentKey', text: 'Leilighet', type: 'string', show: 'wide', width: '112px' },
  {
    value: 'responsible',
    text: 'Ansvarlig',
    type: 'select',
    filterName: 'responsibleId',
    choices: 'contactPersons',
    width: '14%',
  },
  {
    value: 'aberrationSeverity',
    text: 'Alvorlighet',
    type: 'select',
    filterName: 'severity',
    choices: 'actionSeverities',
    show: 'wide',
    width: '124px',
  },
  {
    value: 'statusText',
    text: 'Status',
    type: 'select',
    filterName: 'status',
    choices: statuses,
    filterValues: defaultActionFilter,
    width: '166px',
  },
  { value: 'createdDate', text: 'Registrert', type: 'date', isDashed: true, width: '132px' },
  { value: 'timeLimit', text: 'Frist', type: 'date', isDashed: true, isDeadline: true, width: '138px' },
  { value: 'completedDate', text: 'Behandlet', type: 'date', isDashed: true, show: false, width: '132px' },
];

/** What the list of actions asks for; known before its page is here. */
export const actionQuestion: ListQuestion<ActionRow> = {
  route: listActions,
  always: [],
  columns,
  responsible: 'responsibleId',
  sort: { by: 'createdDate', desc: true },
};
