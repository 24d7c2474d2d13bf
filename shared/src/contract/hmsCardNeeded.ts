import { addDays, addYears } from './day';
import { cardYears, lastCardDay } from './validity';

/** Whether a card has run out: it is valid on its last day and expired the day after. Days are `YYYY-MM-DD`. */
export const isCardExpired = (issued: string, today: string): boolean => lastCardDay(issued) < today;

/** The earliest day on which a card that holds today can have been issued. `YYYY-MM-DD`. */
export function earliestIssued(today: string): string {
  const day = addYears(today, -cardYears);
  // On 29 February that is the 28th, whose card ran out yesterday.
  return isCardExpired(day, today) ? addDays(day, 1) : day;
}

/** What the person has of a card, as the profile tells it. */
interface Card {
  hmsCardNumber: string | null;
  hmsCardIssuedDate: string | null;
}

/**
 * Why the HMS card dialog opens by itself (docs/product/profile.md#hms-card), or undefined when it does not.
 * @param noHmsCard the person has said that they have none
 * @param today `YYYY-MM-DD`
 */
export function hmsCardNeeded(
  card: Card,
  noHmsCard: boolean,
  today: string,
): 'missing' | 'expired' | undefined {
  if (!card.hmsCardNumber || !card.hmsCardIssuedDate) return noHmsCard ? undefined : 'missing';
  return isCardExpired(card.hmsCardIssuedDate, today) ? 'expired' : undefined;
}
