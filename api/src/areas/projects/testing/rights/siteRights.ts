import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getMuster } from '@byggtun/shared/contract/muster';
import { getSite, listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import type { Ground } from '../../../../testing/rights/ground';
import {
  ofStaff,
  type PerRole,
  refused,
  type RightsRow,
  seenOfDeveloper,
  staffAlone,
} from '../../../../testing/rights/rightsRow';

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
    input: ({ sites }: Ground) => ({
      body: { headers: ofProject(sites.project), page: 1, itemsPerPage: 10 },
    }),
    statuses: staffOfSeen,
  },
  {
    what: 'list who was on a site that is not theirs',
    route: listSiteDays,
    input: ({ sites }: Ground) => ({
      body: { headers: ofProject(sites.other), page: 1, itemsPerPage: 10 },
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
    input: ({ sites }: Ground) => asked(ofProject(sites.project)),
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
    input: ({ sites }: Ground) => ({ params: { id: sites.project }, body: { headers: [] } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read where a site is',
    route: getSite,
    input: ({ sites }: Ground) => ({ params: { id: sites.project } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read who is on a site now',
    route: getMuster,
    input: ({ sites }: Ground) => ({ params: { id: sites.project } }),
    statuses: staffOfSeen,
  },
  {
    what: 'read who is on a site now that is not theirs',
    route: getMuster,
    input: ({ sites }: Ground) => ({ params: { id: sites.other } }),
    statuses: staffOfHidden,
  },
];
