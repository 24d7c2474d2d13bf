import * as z from 'zod';

import { chosenCourse, contactPersonCourse, courseTexts, expiryProblem } from './course';
import { route } from './route';
import { requiredDay } from './writtenDay';

const id = z.int32();
const answer = z.object({
  /** All that the caller has from now on, by name. */
  contactPersonCourses: z.array(contactPersonCourse),
});

/** Adds one course to the caller's; one that is there already gets the expiry date. 400 as `saveCourses`. */
export const addCourse = route({
  method: 'POST',
  path: '/user/contactperson/course',
  summary: 'Legg til et eget kurs',
  tag: 'Bruker',
  body: chosenCourse,
  answer,
});

/**
 * Changes the day on which one of the caller's courses runs out; 404 when it is not the caller's, 400 for a course that does not run out
 * or a day that `expiryProblem` refuses.
 */
export const changeCourse = route({
  method: 'PUT',
  path: '/user/contactperson/course',
  summary: 'Endre utgående dato for et eget kurs',
  tag: 'Bruker',
  body: z.object({
    /** Of the `contactPersonCourse`. */
    id,
    /** `YYYY-MM-DD`. */
    expiryDate: requiredDay(courseTexts.expiryMissing),
  }),
  answer,
});

/** The form for the day on which a course runs out. @param stored what is registered; both `YYYY-MM-DD` */
export const expiryFormOn = (stored: string | null, today: string) =>
  z.object({
    expiryDate: changeCourse.body.shape.expiryDate.superRefine((expiry, context) => {
      const message = expiryProblem(expiry, { stored, today });
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

/** Takes one of the caller's courses away; 404 when it is not the caller's. */
export const removeCourse = route({
  method: 'DELETE',
  path: '/user/contactperson/course/:id',
  summary: 'Slett et eget kurs',
  tag: 'Bruker',
  params: z.object({
    /** Of the `contactPersonCourse`. */
    id: z.coerce.number().pipe(id),
  }),
  answer,
});
