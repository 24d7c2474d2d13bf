import type { Actor } from '@byggtun/shared/contract/actor';

import { lookThrough } from '../../../core/list/lookThrough';
import { scheduleList, selectSchedules } from './scheduleList';
import { findScheduleRows } from './scheduleRows';

export const scheduleSource = { list: scheduleList, select: selectSchedules, findRows: findScheduleRows };

const ownSource = { ...scheduleSource, list: lookThrough(scheduleList) };

/** The same for who lists: contractors their own alone (`listedFor`). */
export const scheduleSourceFor = ({ isByggtun }: Actor) => (isByggtun ? scheduleSource : ownSource);
