import { selectSiteDays, siteDayList } from './siteDayList';
import { findSiteDayRows } from './siteDayRows';

/** The site list with where its rows come from. */
export const siteDaySource = {
  list: siteDayList,
  select: selectSiteDays,
  findRows: findSiteDayRows,
};
