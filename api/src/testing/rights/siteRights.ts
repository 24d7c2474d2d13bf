import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getMuster } from '@byggtun/shared/contract/muster';
import { getSite, listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import type { Ground } from './ground';
import { ofStaff, type PerRole, refused, type RightsRow, seenOfDeveloper, staffAlone } from './rightsRow';

/** Developer staff alone; who sees the project is told that it is not for them. */
const staffOfSeen: PerRole<number> = { ...staffAlone, 'other company': 404 };
const staffOfHidden = seenOfDeveloper;

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
    statuses: staffOfSeen,
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
    statuses: { ...refused, ...ofStaff(400) },
  },
  {
    what: 'export who was on a site',
    route: exportTable,
    input: ({ reports }: Ground) => asked(ofProject(reports.project)),
    statuses: staffOfSeen,
  },
  {
    what: 'export who was on any site',
    route: exportTable,
    input: () => asked([]),
    statuses: { ...refused, ...ofStaff(400) },
  },
  {
    what: 'print who was on a site',
    route: printSiteDays,
    input: ({ reports }: Ground) => ({ params: { id: reports.project }, body: { headers: [] } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read where a site is',
    route: getSite,
    input: ({ reports }: Ground) => ({ params: { id: reports.project } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read who is on a site now',
    route: getMuster,
    input: ({ reports }: Ground) => ({ params: { id: reports.project } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read who is on a site now that is not theirs',
    route: getMuster,
    input: ({ reports }: Ground) => ({ params: { id: reports.other } }),
    statuses: staffOfHidden,
  },
];
