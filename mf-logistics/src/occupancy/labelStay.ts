import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import type { Stay } from '@byggtun/shared/contract/occupancy';
import { initials } from '@byggtun/shared/text/initials';

import { nightsBetween } from './nightsBetween';

/** So many nights are wide enough for most names, and for the beginning of one. */
const [nameNights, cutNights] = [7, 5];

/** What stands at the bar of a stay. */
export interface StayLabel {
  /** A name in the bar or beside it, or initials where there is no room for it. */
  kind: 'inside' | 'beside' | 'initials';
  text: string;
  /** How wide it may be beside the bar, in percent of the bar. */
  width: string;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * What stands at the bar of a stay: who sleeps there, in the bar where it is long enough, else beside it in nights that nobody has, else
 * the initials.
 * @param next the room's next stay
 * @param shown the nights that are shown
 */
export function labelStay(stay: Stay, next: Stay | undefined, shown: BookingPeriod): StayLabel {
  const name = stay.name ?? 'Opptatt';
  const ends = earlier(stay.toDate, shown.toDate);
  const nights = nightsBetween(later(stay.fromDate, shown.fromDate), ends);
  const free = nightsBetween(ends, earlier(next?.fromDate ?? shown.toDate, shown.toDate));
  const width = `${Math.round((free / nights) * 100)}%`;
  for (const enough of [nameNights, cutNights]) {
    if (nights >= enough) return { kind: 'inside', text: name, width };
    if (free >= enough) return { kind: 'beside', text: name, width };
  }
  return { kind: 'initials', text: stay.name === null ? '' : initials(stay.name), width };
}
