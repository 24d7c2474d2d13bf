import * as z from 'zod';

import { day } from './day';
import { route } from './route';

const id = z.int32();

/** A course or certificate that a person can have (document 1, section 3). */
export const course = z.object({
  id,
  name: z.string(),
  /** Whether a certificate of it runs out, so that its expiry date must be given. */
  hasExpiryDate: z.boolean(),
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
});

/** What the competence dialog says (document 1, section 5). */
export const courseTexts = {
  expiryMissing: 'Dato må fylles ut!',
  expiryMissingOnSave: 'Utgående dato må fulles ut!',
} as const;

/** A course that is ticked. */
export const chosenCourse = z.object({
  courseId: id,
  /** `YYYY-MM-DD`; needed for a course that has an expiry date, null for the others. */
  expiryDate: day.nullable(),
});

/** All courses, and those that the caller has. */
export const listCourses = route({
  method: 'GET',
  path: '/user/contactperson/courses',
  summary: 'Kurs, og hvilke en selv har',
  tag: 'Bruker',
  answer: z.object({ courses: z.array(course), coursesContactPerson: z.array(contactPersonCourse) }),
});

/** Makes these the caller's courses: a ticked one is kept or added, any other is taken away. */
export const saveCourses = route({
  method: 'POST',
  path: '/user/contactperson/courses',
  summary: 'Lagre egne kurs',
  tag: 'Bruker',
  body: z.array(chosenCourse).max(200),
  answer: z.object({ contactPersonCourses: z.array(contactPersonCourse) }),
});

/**
 * Whether the competence dialog opens (document 1, section 4): never answered, or last answered before the latest
 * 1 January or 1 July. Days are `YYYY-MM-DD`.
 */
export function isCompetenceDue(updated: string | null, today: string): boolean {
  const year = today.slice(0, 4);
  const latest = [`${year}-07-01`, `${year}-01-01`].find((date) => today >= date);
  return updated === null || (latest !== undefined && updated < latest);
}

export type Course = z.infer<typeof course>;
export type ContactPersonCourse = z.infer<typeof contactPersonCourse>;
export type ChosenCourse = z.infer<typeof chosenCourse>;
