import * as z from 'zod';

import { isCardExpired } from './hmsCardNeeded';
import { route } from './route';
import { text } from './text';
import { profile } from './user';
import { requiredDay } from './writtenDay';

/** What the HMS card dialog says (docs/product/profile.md#hms-card). */
export const hmsCardTexts = {
  numberMissing: 'HMS kortnummer må fylles ut!',
  numberDigits: 'HMS kortnummer kan bare ha sifre!',
  issuedMissing: 'Utstedt dato må fylles ut!',
  issuedTooOld: 'Kortet kan ikke være utstedt for mere en 2 år siden!',
  issuedLater: 'Kortet kan ikke være utstedt senere enn i dag!',
  expired: 'HMS kortnummer er gått ut!',
  noAccess: 'Du vil ikke få fysisk tilgang på prosjektet',
} as const;

/** Why a card can't have been issued on this day, or undefined. Days are `YYYY-MM-DD`. */
export function issuedProblem(issued: string, today: string): string | undefined {
  if (isCardExpired(issued, today)) return hmsCardTexts.issuedTooOld;
  return issued > today ? hmsCardTexts.issuedLater : undefined;
}

/** What the HMS card dialog asks for. */
export const hmsCardForm = z.object({
  /** Digits only. */
  hmsCardNumber: text(20, { missing: hmsCardTexts.numberMissing })
    .min(1, hmsCardTexts.numberMissing)
    .regex(/^\d*$/, hmsCardTexts.numberDigits),
  /** `YYYY-MM-DD`; see `issuedProblem`. */
  hmsCardIssuedDate: requiredDay(hmsCardTexts.issuedMissing),
});

/** The form with its day held against today (`YYYY-MM-DD`), whatever else is wrong, as the dialog checks it before it sends. */
export const hmsCardFormOn = (today: string) =>
  hmsCardForm.extend({
    hmsCardIssuedDate: hmsCardForm.shape.hmsCardIssuedDate.superRefine((issued, context) => {
      const message = issuedProblem(issued, today);
      if (message) context.addIssue({ code: 'custom', message });
    }),
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
