import type { SiteDayRow } from '@byggtun/shared/contract/siteList';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { formatDate } from '@byggtun/shared/text/date';

import { Missing } from './Missing';
import { SiteDayCard } from './SiteDayCard';
import { siteListQuestion } from './siteListQuestion';

/** What § 15 asks for, or that it is missing: the daily control finds it. */
const required = (field: 'hmsCardNumber' | 'employer' | 'employerRegNum') => (row: SiteDayRow) =>
  row[field] ?? <Missing />;

/** The site list of a project: its question, its cells and its cards, and nothing more. */
export const siteList = (projectId: number): ListDefinition<SiteDayRow> => ({
  ...siteListQuestion(projectId),
  noun: 'oppføringer',
  fileName: 'oversiktsliste',
  cells: {
    day: (row) => formatDate(row.day),
    birthDate: (row) => (row.birthDate ? formatDate(row.birthDate) : <Missing />),
    hmsCardNumber: required('hmsCardNumber'),
    employer: required('employer'),
    employerRegNum: required('employerRegNum'),
    firstIn: (row) => row.firstIn ?? '–',
    lastOut: (row) => row.lastOut ?? '–',
  },
  export: 'siteDays',
  changedBy: 'OnSiteChanged',
  rowId: (row) => row.id,
  rowColor: (row) => (row.isComplete ? 'info' : 'warning'),
  card: (row) => <SiteDayCard row={row} />,
});
