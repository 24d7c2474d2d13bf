import { lastBookingDay } from '@byggtun/shared/contract/bookingRules';
import { addDays, isDay } from '@byggtun/shared/contract/day';

/** The first night that an address asks for, `YYYY-MM-DD`; undefined, which is today, for what is no day. */
export const shownFrom = (params: URLSearchParams): string | undefined => {
  const from = params.get('from') ?? '';
  return isDay(from) ? from : undefined;
};

/**
 * The first night so many weeks on; undefined where there is nothing to see: no day that can be written, or nights that nobody can book yet.
 * @param from first night that is shown, `YYYY-MM-DD`
 */
export function weeksOn(from: string, weeks: number, today: string): string | undefined {
  const next = addDays(from, 7 * weeks);
  return isDay(next) && (weeks < 0 || next < lastBookingDay(today)) ? next : undefined;
}
