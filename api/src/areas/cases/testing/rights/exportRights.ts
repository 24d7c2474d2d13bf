import { exportTable } from '@byggtun/shared/contract/exportTable';

import { type RightsRow, signedIn } from '../../../../testing/rights/rightsRow';
import type { CaseGround } from '../caseGround';

const asked =
  (list: 'complaints' | 'actions', title: string) =>
  ({ listProject }: CaseGround) => ({
    body: {
      FileName: 'Tabell',
      columns: [
        { dataKey: 'id', name: 'Nr', exportCol: true },
        { dataKey: title, name: 'Tittel', exportCol: true },
      ],
      rows: {
        list,
        headers: [{ value: 'projectOid', type: 'select', filterValues: [listProject], filterClause: 'in' }],
      },
    },
  });

/** Export: the rows are those of the list (`exportRoutes.test` holds them against it). */
export const exportRights: RightsRow<CaseGround>[] = [
  {
    what: 'export complaints',
    route: exportTable,
    input: asked('complaints', 'lineName'),
    statuses: signedIn,
  },
  { what: 'export actions', route: exportTable, input: asked('actions', 'title'), statuses: signedIn },
];
