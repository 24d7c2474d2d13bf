import {
  type ChosenCourse,
  type ContactPersonCourse,
  type Course,
  courseTexts,
} from '@byggtun/shared/contract/course';
import * as z from 'zod';

/**
 * The form's values: by course id the expiry day (`YYYY-MM-DD`), empty when it is ticked without one, null when it is
 * not ticked.
 */
export type ChosenDays = Record<string, string | null>;

/** The form for the courses that a person has now. */
export const chosenDays = (courses: Course[], own: ContactPersonCourse[]): ChosenDays => {
  const owned = new Map(own.map(({ courseId, expiryDate }) => [courseId, expiryDate ?? '']));
  return Object.fromEntries(courses.map(({ id }) => [id, owned.get(id) ?? null]));
};

/** What the server is sent. */
export const toInput = (days: ChosenDays): ChosenCourse[] =>
  Object.entries(days).flatMap(([id, day]) =>
    day === null ? [] : [{ courseId: Number(id), expiryDate: day || null }],
  );

/** A ticked course that runs out needs its day (document 1, section 5). */
export const courseForm = (courses: Course[]) => {
  const expiring = new Set(courses.filter(({ hasExpiryDate }) => hasExpiryDate).map(({ id }) => String(id)));
  return z.record(z.string(), z.string().nullable()).superRefine((days, context) => {
    for (const [id, day] of Object.entries(days))
      if (day === '' && expiring.has(id))
        context.addIssue({ code: 'custom', path: [id], message: courseTexts.expiryMissing });
  });
};
