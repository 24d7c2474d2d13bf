import * as z from 'zod';

import { contactPersonCourse } from './course';
import { route } from './route';

const params = z.object({
  /** Of the `contactPersonCourse`. */
  id: z.coerce.number().pipe(z.int32()),
});
const answer = z.object({
  /** All that the caller has, by name. */
  contactPersonCourses: z.array(contactPersonCourse),
});

/** What is said of a picture of a certificate (our own). */
export const coursePictureTexts = {
  notImage: 'Bare et bilde kan legges ved kurset. Ta et bilde av kursbeviset, eller velg et.',
} as const;

/**
 * Makes an image that the caller has sent up (`beginUpload` to `completeUpload`) the picture of one of their courses, in the place of the one
 * before, which goes. May be repeated. 404 when the course is not the caller's, 400 when the file is no image, not whole, or saved elsewhere.
 */
export const setCoursePicture = route({
  method: 'PUT',
  path: '/user/contactperson/course/:id/picture',
  summary: 'Legg et bilde av kursbeviset ved et eget kurs',
  tag: 'Bruker',
  params,
  body: z.object({
    /** Of the attachment. */
    bufferGuid: z.guid(),
  }),
  answer,
});

/** Deletes the picture of one of the caller's courses; without one nothing is done. 404 when the course is not the caller's. */
export const removeCoursePicture = route({
  method: 'DELETE',
  path: '/user/contactperson/course/:id/picture',
  summary: 'Slett bildet av kursbeviset ved et eget kurs',
  tag: 'Bruker',
  params,
  answer,
});
