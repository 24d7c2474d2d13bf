import * as z from 'zod';

import { boundedText } from './boundedText';
import { hmsCardTexts, issuedProblem } from './hmsCard';
import { route } from './route';
import { text } from './text';
import { profile } from './user';
import { optionalDay } from './writtenDay';

/** What is said of a person's own facts (docs/product/profile.md#editing; all but the first two are our own). */
export const profileTexts = {
  mobileMissing: 'Mobil må fylles ut!',
  required: 'Alle obligatoriske felter må fylles ut!',
  mobileDigits: 'Mobil kan bare ha sifre!',
  firstNameMissing: 'Fornavn må fylles ut!',
  lastNameMissing: 'Etternavn må fylles ut!',
  bornLater: 'Fødselsdato kan ikke være senere enn i dag!',
  bornEarlier: 'Fødselsdato kan ikke være før 01.01.1900!',
} as const;

/** The earliest birth date, `YYYY-MM-DD`. */
export const earliestBirth = '1900-01-01';

/** A first or last name. @param missing what is said when there is none */
export const personName = (missing: string) => text(100, { missing }).trim().min(1, missing);

/** A mobile number that must be given: digits alone. */
export const requiredMobile = text(20, { missing: profileTexts.mobileMissing })
  .min(1, profileTexts.mobileMissing)
  .regex(/^\d*$/, profileTexts.mobileDigits);

/** What a person may change of themselves; e-mail is what they sign in with, and stays. */
const editedPerson = z.object({
  firstName: personName(profileTexts.firstNameMissing),
  lastName: personName(profileTexts.lastNameMissing),
  title: text(100).trim(),
  /** Digits only. */
  mobile: requiredMobile,
  /** `YYYY-MM-DD`, or null; see `profileProblems`. */
  birthDate: optionalDay(),
});

const cardNumber = text(20).regex(/^\d*$/, hmsCardTexts.numberDigits);

/** The card as it is registered. */
interface Card {
  hmsCardNumber: string | null;
  hmsCardIssuedDate: string | null;
}

interface EditedFacts extends Card {
  birthDate: string | null;
}

/** A card has a number and a day; one that stands as it is registered may have run out since. */
function cardProblems(card: Card, stored: Card, today: string): Record<string, string> {
  const { hmsCardNumber: number, hmsCardIssuedDate: issued } = card;
  if (!number && !issued) return {};
  if (!number) return { hmsCardNumber: hmsCardTexts.numberMissing };
  if (!issued) return { hmsCardIssuedDate: hmsCardTexts.issuedMissing };
  if (number === stored.hmsCardNumber && issued === stored.hmsCardIssuedDate) return {};
  const problem = issuedProblem(issued, today);
  return problem === undefined ? {} : { hmsCardIssuedDate: problem };
}

function birthProblem(birth: string, today: string): string | undefined {
  if (birth > today) return profileTexts.bornLater;
  return birth < earliestBirth ? profileTexts.bornEarlier : undefined;
}

/**
 * What is wrong with a person's own facts beside their fields, by field. Days are `YYYY-MM-DD`.
 * @param stored the card that is registered
 */
export function profileProblems(
  facts: EditedFacts,
  stored: Card,
  today: string,
): Readonly<Record<string, string>> {
  const birth = facts.birthDate === null ? undefined : birthProblem(facts.birthDate, today);
  return { ...(birth !== undefined && { birthDate: birth }), ...cardProblems(facts, stored, today) };
}

/** A day of a form that may be left empty. */
const dayOrNone = boundedText(40)
  .transform((day) => (day.trim() === '' ? null : day))
  .pipe(optionalDay());

/** The form's fields, held against each other. @param stored the card that is registered */
export const profileFormOn = (stored: Card, today: string) =>
  z
    .object({
      ...editedPerson.shape,
      birthDate: dayOrNone,
      hmsCardNumber: cardNumber,
      hmsCardIssuedDate: dayOrNone,
    })
    .superRefine((facts, context) => {
      for (const [field, message] of Object.entries(profileProblems(facts, stored, today)))
        context.addIssue({ code: 'custom', path: [field], message });
    });

/** Saves the caller's own facts; 400 in the fields when `profileProblems` finds some. */
export const saveProfile = route({
  method: 'PUT',
  path: '/user/contactperson',
  summary: 'Lagre egen profil',
  tag: 'Bruker',
  body: z.object({
    /** What of it was changed; what is left out stays: the main contact may have changed it since the form was opened. */
    person: editedPerson.partial(),
    /** Digits only; null or empty without a card. Left out, it stays: it may have been registered elsewhere since the form was opened. */
    hmsCardNumber: cardNumber.nullable().optional(),
    /** `YYYY-MM-DD`, or null without a card. Left out, it stays. */
    hmsCardIssuedDate: optionalDay().optional(),
  }),
  answer: profile,
});
