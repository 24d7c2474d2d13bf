import { listSiteDays, type SiteDayRow } from '@byggtun/shared/contract/siteList';
import type { ListColumn, ListQuestion } from '@byggtun/shared/table/listDefinition';

const columns: readonly ListColumn<SiteDayRow>[] = [
  { value: 'day', text: 'Dag', type: 'date', width: '120px' },
  { value: 'name', text: 'Navn', type: 'string', width: '18%' },
  { value: 'birthDate', text: 'Født', type: 'date', width: '116px' },
  { value: 'hmsCardNumber', text: 'HMS-kort', type: 'string', width: '140px' },
  { value: 'employer', text: 'Arbeidsgiver', type: 'string' },
  { value: 'employerRegNum', text: 'Org.nr.', type: 'string', show: 'wide', exportCol: true, width: '128px' },
  { value: 'firstIn', text: 'Første inn', type: 'string', removeFilter: true, width: '100px' },
  { value: 'lastOut', text: 'Siste ut', type: 'string', removeFilter: true, width: '120px' },
  { value: 'isComplete', text: 'Fullstendig', type: 'boolean', show: false, exportCol: true, width: '128px' },
  ...(
    [
      ['site', 'Byggeplass'],
      ['client', 'Byggherre'],
    ] as const
  ).map(([value, text]): ListColumn<SiteDayRow> => ({
    value,
    text,
    type: 'string',
    show: false,
    exportCol: true,
    sortable: false,
    removeFilter: true,
  })),
];

/** What the site list of a project asks for; known before its page is here. */
export const siteListQuestion = (projectId: number): ListQuestion<SiteDayRow> => ({
  route: listSiteDays,
  always: [{ value: 'projectId', type: 'int', filterClause: 'equals', filterValues: [projectId] }],
  columns,
  sort: { by: 'day', desc: true },
});
