import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import { addDays } from '@byggtun/shared/contract/day';

/** The Mondays among the nights that are shown, `YYYY-MM-DD`. */
export function mondaysIn({ fromDate, toDate }: BookingPeriod): string[] {
  const first = addDays(fromDate, (8 - new Date(fromDate).getUTCDay()) % 7);
  const mondays = [];
  for (let monday = first; monday < toDate; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
