import { type StayTime, stayTime } from '@byggtun/shared/contract/bookingRules';

import { today } from '../../../core/time/today';

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' });

/** What day and night it is in the barracks. */
export const stayNow = (now: Date = new Date()): StayTime => stayTime(today(now), Number(hour.format(now)));
