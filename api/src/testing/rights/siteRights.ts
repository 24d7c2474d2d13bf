import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getMuster } from '@byggtun/shared/contract/muster';
import { getSite, listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import type { Ground } from './ground';
import type { PerRole, RightsRow } from './rightsRow';

/** Developer staff alone; who sees the project is told that it is not for them. */
const staffAlone: PerRole<number> = [200, 200, 403, 403, 403, 404, 401];
const staffOfHidden: PerRole<number> = [200, 200, 404, 404, 404, 404, 401];

const ofProject = (id: number) => [{ value: 'projectId', type: 'int', filterValues: [id] }];
const asked = (headers: object[]) => ({
  body: {
    FileName: 'Oversiktsliste',
    columns: [{ dataKey: 'name', name: 'Navn', exportCol: true }],
    rows: { list: 'siteDays', headers },
  },
});

/** The calls on the site of a project that the contractor takes part in (`project`), and on one that is not theirs (`other`). */
export const siteRights: RightsRow[] = [
  {
    what: 'list who was on a site',
    route: listSiteDays,
    input: ({ reports }: Ground) => ({
      body: { headers: ofProject(reports.project), page: 1, itemsPerPage: 10 },
    }),
    statuses: staffAlone,
  },
  {
    what: 'list who was on a site that is not theirs',
    route: listSiteDays,
    input: ({ reports }: Ground) => ({
      body: { headers: ofProject(reports.other), page: 1, itemsPerPage: 10 },
    }),
    statuses: staffOfHidden,
  },
  {
    what: 'list who was on any site',
    route: listSiteDays,
    input: () => ({ body: { headers: [], page: 1, itemsPerPage: 10 } }),
    statuses: [400, 400, 403, 403, 403, 403, 401],
  },
  {
    what: 'export who was on a site',
    route: exportTable,
    input: ({ reports }: Ground) => asked(ofProject(reports.project)),
    statuses: staffAlone,
  },
  {
    what: 'export who was on any site',
    route: exportTable,
    input: () => asked([]),
    statuses: [400, 400, 403, 403, 403, 403, 401],
  },
  {
    what: 'print who was on a site',
    route: printSiteDays,
    input: ({ reports }: Ground) => ({ params: { id: reports.project }, body: { headers: [] } }),
    statuses: staffAlone,
  },
  {
    what: 'read where a site is',
    route: getSite,
    input: ({ reports }: Ground) => ({ params: { id: reports.project } }),
    statuses: staffAlone,
  },
  {
    what: 'read who is on a site now',
    route: getMuster,
    input: ({ reports }: Ground) => ({ params: { id: reports.project } }),
    statuses: staffAlone,
  },
  {
    what: 'read who is on a site now that is not theirs',
    route: getMuster,
    input: ({ reports }: Ground) => ({ params: { id: reports.other } }),
    statuses: staffOfHidden,
  },
];
