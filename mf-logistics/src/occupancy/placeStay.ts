import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';

import { nightsBetween } from './nightsBetween';

/** Where a stay lies in the nights that are shown, in percent of their width; what reaches out of them is cut. */
export function placeStay(stay: BookingPeriod, shown: BookingPeriod): { left: string; width: string } {
  const nights = nightsBetween(shown.fromDate, shown.toDate);
  const percent = (at: string) =>
    Math.min(Math.max((nightsBetween(shown.fromDate, at) / nights) * 100, 0), 100);
  const [left, right] = [percent(stay.fromDate), percent(stay.toDate)];
  return { left: `${left.toFixed(3)}%`, width: `${(right - left).toFixed(3)}%` };
}
