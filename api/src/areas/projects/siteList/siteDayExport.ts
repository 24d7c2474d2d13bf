import { siteDayRow } from '@byggtun/shared/contract/siteList';
import { sql } from 'kysely';

import { exportOf } from '../../../record/export/exportOf';
import type { ExportSource } from '../../../record/export/exportSource';
import { requireSiteOf } from './requireSite';
import { siteDaySource } from './siteDaySource';

const all = exportOf(siteDaySource, () => sql<boolean>`true`, Object.keys(siteDayRow.shape));

/** The site list as it is exported, to those who may see it. */
export const siteDayExport: ExportSource = {
  ...all,
  findIds: async (database, user, query, among) => {
    await requireSiteOf(database.db, user, query);
    return all.findIds(database, user, query, among);
  },
};
