import * as z from 'zod';

import {
  type ChosenCourse,
  type ContactPersonCourse,
  type Course,
  courseTexts,
  expiryProblem,
} from '../contract/course';
import { requiredDay } from '../contract/writtenDay';

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

/**
 * What is to be stored: what the person has changed since the form was opened, and for the rest what is registered by now, so that a course
 * that has come meanwhile stays.
 * @param opened as the form was at first
 * @param now as they are registered
 */
export const overCurrent = (days: ChosenDays, opened: ChosenDays, now: ChosenDays): ChosenDays => {
  const changed = Object.entries(days).filter(([id, day]) => day !== (opened[id] ?? null));
  return { ...now, ...Object.fromEntries(changed) };
};

/** What the server is sent. */
export const toInput = (days: ChosenDays): ChosenCourse[] =>
  Object.entries(days).flatMap(([id, day]) =>
    day === null ? [] : [{ courseId: Number(id), expiryDate: day || null }],
  );

/**
 * A ticked course that runs out needs its day, which has not passed (docs/product/profile.md#courses).
 * @param own as they are registered
 * @param today `YYYY-MM-DD`
 */
export const courseForm = (courses: Course[], own: ChosenDays, today: string) => {
  const expiring = new Set(courses.filter(({ hasExpiryDate }) => hasExpiryDate).map(({ id }) => String(id)));
  const day = requiredDay(courseTexts.expiryMissing);
  return z.record(z.string(), z.string().nullable()).superRefine((days, context) => {
    for (const [id, expiry] of Object.entries(days)) {
      if (expiry === null || !expiring.has(id)) continue;
      const message =
        day.safeParse(expiry).error?.issues[0]?.message ?? expiryProblem(expiry, { stored: own[id], today });
      if (message) context.addIssue({ code: 'custom', path: [id], message });
    }
  });
};
