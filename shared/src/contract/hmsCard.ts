import * as z from 'zod';

import { addYears } from './day';
import { route } from './route';
import { profile } from './user';

/** A card is valid for so many years (document 1, section 9). */
const validYears = 2;

/** What the HMS card dialog says (document 1, sections 4 and 5). */
export const hmsCardTexts = {
  numberMissing: 'HMS kortnummer må fylles ut!',
  numberDigits: 'HMS kortnummer kan bare ha sifre!',
  issuedMissing: 'Utstedt dato må fylles ut!',
  issuedTooOld: 'Kortet kan ikke være utstedt for mere en 2 år siden!',
  issuedLater: 'Kortet kan ikke være utstedt senere enn i dag!',
  expired: 'HMS kortnummer er gått ut!',
  noAccess: 'Du vil ikke få fysisk tilgang på prosjektet',
} as const;

/** The earliest day on which a card that holds today can have been issued. `YYYY-MM-DD`. */
export const earliestIssued = (today: string): string => addYears(today, -validYears);

/** Whether a card has run out: it is valid on its last day and expired the day after. Days are `YYYY-MM-DD`. */
export const isCardExpired = (issued: string, today: string): boolean => issued < earliestIssued(today);

/** Why a card can't have been issued on this day, or undefined. Days are `YYYY-MM-DD`. */
export function issuedProblem(issued: string, today: string): string | undefined {
  if (isCardExpired(issued, today)) return hmsCardTexts.issuedTooOld;
  return issued > today ? hmsCardTexts.issuedLater : undefined;
}

/** What the person has of a card, as the profile tells it. */
interface Card {
  hmsCardNumber: string | null;
  hmsCardIssuedDate: string | null;
}

/**
 * Why the HMS card dialog opens by itself (document 1, section 4), or undefined when it does not.
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

/** What the HMS card dialog asks for. */
export const hmsCardForm = z.object({
  /** Digits only. */
  hmsCardNumber: z
    .string({ error: hmsCardTexts.numberMissing })
    .trim()
    .min(1, hmsCardTexts.numberMissing)
    .max(20)
    .regex(/^\d*$/, hmsCardTexts.numberDigits),
  /** `YYYY-MM-DD`; see `issuedProblem`. */
  hmsCardIssuedDate: z.iso.date({ error: hmsCardTexts.issuedMissing }),
});

/** Stores the own HMS card; 400 when it was issued too long ago, or later than today. */
export const saveHmsCard = route({
  method: 'PUT',
  path: '/user/contactperson/hms',
  summary: 'Lagre eget HMS-kort',
  tag: 'Bruker',
  body: hmsCardForm,
  answer: profile,
});
