import * as z from 'zod';

import { attachment } from './attachment';
import { day } from './day';
import { route } from './route';
import { optionalDay } from './writtenDay';

const id = z.int32();

/** A course or certificate that a person can have (docs/product/profile.md#courses). */
export const course = z.object({
  id,
  name: z.string(),
  /** Whether a certificate of it runs out, so that its expiry date must be given. */
  hasExpiryDate: z.boolean(),
  /** The last day on which the course itself can be chosen, `YYYY-MM-DD`; null or missing when it goes on. Since 1.6.0. */
  expiryDate: day.nullish(),
});

/** A course that a contact person has. */
export const contactPersonCourse = z.object({
  id,
  contactPersonId: id,
  courseId: id,
  name: z.string(),
  hasExpiryDate: z.boolean(),
  /** `YYYY-MM-DD`, when it was registered. */
  fromDate: day,
  /** `YYYY-MM-DD`, or null when it does not run out. */
  expiryDate: day.nullable(),
  /** A picture of the certificate; null or missing when there is none. Since 1.6.0. */
  picture: attachment.nullish(),
});

/** What the competence dialog says (docs/product/profile.md#courses). */
export const courseTexts = {
  expiryMissing: 'Dato må fylles ut!',
  expiryMissingOnSave: 'Utgående dato må fulles ut!',
  // Our own.
  expiryEarlier: 'Utgående dato kan ikke være tidligere enn i dag!',
  saved: 'Kursene dine er lagret.',
  savedNotNoted: 'Kursene dine er lagret, men svaret ble ikke notert. Du blir spurt igjen.',
} as const;

/** A course that is ticked. */
export const chosenCourse = z.object({
  courseId: id,
  /** `YYYY-MM-DD`; needed for a course that has an expiry date, null for the others; see `expiryProblem`. */
  expiryDate: optionalDay(),
});

/**
 * Why a course that runs out can't have this expiry date, or undefined. One that has run out since it was registered may stay as it is.
 * Days are `YYYY-MM-DD`.
 * @param stored what is registered already
 */
export function expiryProblem(
  expiry: string | null,
  { stored, today }: { stored: string | null | undefined; today: string },
): string | undefined {
  if (!expiry) return courseTexts.expiryMissing;
  return expiry < today && expiry !== stored ? courseTexts.expiryEarlier : undefined;
}

/** All courses, and those that the caller has. */
export const listCourses = route({
  method: 'GET',
  path: '/user/contactperson/courses',
  summary: 'Kurs, og hvilke en selv har',
  tag: 'Bruker',
  answer: z.object({ courses: z.array(course), coursesContactPerson: z.array(contactPersonCourse) }),
});

/** Makes these the caller's courses: a ticked one is kept or added, any other is taken away. 400 for an expiry date that `expiryProblem` refuses. */
export const saveCourses = route({
  method: 'POST',
  path: '/user/contactperson/courses',
  summary: 'Lagre egne kurs',
  tag: 'Bruker',
  body: z.array(chosenCourse).max(200, { abort: true }),
  answer: z.object({ contactPersonCourses: z.array(contactPersonCourse) }),
});

export type Course = z.infer<typeof course>;
export type ContactPersonCourse = z.infer<typeof contactPersonCourse>;
export type ChosenCourse = z.infer<typeof chosenCourse>;
