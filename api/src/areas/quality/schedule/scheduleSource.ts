import { scheduleList, selectSchedules } from './scheduleList';
import { findScheduleRows } from './scheduleRows';

/** The list of self-checks with where its rows come from. */
export const scheduleSource = { list: scheduleList, select: selectSchedules, findRows: findScheduleRows };
