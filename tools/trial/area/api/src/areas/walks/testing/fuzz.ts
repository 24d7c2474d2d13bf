import { countWalks, listWalks, saveWalk } from '@byggtun/shared/contract/walk';

import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { headers } from '../../../testing/fuzz/good';
import { walkList } from '../walkList';

/** Who sees a project walks there. */
export const bodies: AreaFuzz['bodies'] = ({ sites }) =>
  Promise.resolve({
    worker: [
      [listWalks, [{ headers, page: 1, itemsPerPage: 10, search: 'stillas' }]],
      [countWalks, [{ headers }]],
      [saveWalk, [{ title: 'Stillas', projectId: sites.project }]],
    ],
  });

/** Safety walks. */
export const lists: AreaFuzz['lists'] = [walkList];
