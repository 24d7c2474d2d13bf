import { saveFavourite } from '@byggtun/shared/contract/project';
import { listSiteDays, printSiteDays } from '@byggtun/shared/contract/siteList';

import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { siteDayList } from '../siteList/siteDayList';

/** Developer staff's alone: own projects, and who was on a site. */
export const bodies: AreaFuzz['bodies'] = ({ sites: { project } }) => {
  const headers = [{ value: 'projectId', type: 'int', filterValues: [project] }];
  return Promise.resolve({
    staff: [
      [saveFavourite, [{ projectId: project, isFavourite: true }]],
      [
        listSiteDays,
        [{ headers, page: 1, itemsPerPage: 10, search: 'rekk', sortBy: 'name', sortDesc: true }],
      ],
      [printSiteDays, [{ headers, search: 'rekk' }], `/project/${project}/sitelist/pdf`],
    ],
  });
};

/** Who was on a site; the overview is no such list (docs/decisions/projects-overview.md). */
export const lists: AreaFuzz['lists'] = [siteDayList];
