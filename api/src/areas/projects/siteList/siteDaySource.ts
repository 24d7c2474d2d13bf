import { selectSiteDays, siteDayList } from './siteDayList';
import { findSiteDayRows } from './siteDayRows';

export const siteDaySource = {
  list: siteDayList,
  select: selectSiteDays,
  findRows: findSiteDayRows,
};
