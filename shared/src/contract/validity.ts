import { addYears } from './day';

/** Days before the last one from which a card or a certificate is told to run out (docs/product/profile.md#courses). */
const soonDays = 30;

/** How long something with a last day still holds. */
interface Validity {
  kind: 'valid' | 'soon' | 'expired';
  /** Whole days from today to the last one; 0 on the last day, negative once it has passed. */
  daysLeft: number;
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one day to another, negative backwards; both `YYYY-MM-DD`. */
const daysBetween = (from: string, to: string): number =>
  Math.round((instantOf(to) - instantOf(from)) / 86_400_000);

/** Whether something holds: it does on its last day, and has expired the day after. Days are `YYYY-MM-DD`. */
export function validityOf(lastDay: string, today: string): Validity {
  const daysLeft = daysBetween(today, lastDay);
  if (daysLeft < 0) return { kind: 'expired', daysLeft };
  return { kind: daysLeft <= soonDays ? 'soon' : 'valid', daysLeft };
}

/** An HMS card is valid for so many years (docs/product/profile.md#hms-card). */
export const cardYears = 2;

/** The last day on which an HMS card holds, the years after it was issued. `YYYY-MM-DD`. */
export const lastCardDay = (issued: string): string => addYears(issued, cardYears);
