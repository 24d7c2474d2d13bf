import * as z from 'zod';

import { contactPersonCourse } from './course';
import { route } from './route';

/**
 * The courses of a contact person, with the pictures of the certificates (docs/product/profile.md#who-sees-them). 404 when there is none such,
 * and for who may not see them (`maySeeCourses`).
 */
export const getPersonCourses = route({
  method: 'GET',
  path: '/contact/contactperson/:id/courses',
  summary: 'Kurs og sertifikater til en kontaktperson',
  tag: 'Firma',
  params: z.object({
    /** Contact person. */
    id: z.coerce.number().pipe(z.int32()),
  }),
  answer: z.object({
    fullName: z.string(),
    companyName: z.string(),
    /** By name. */
    courses: z.array(contactPersonCourse),
  }),
});
