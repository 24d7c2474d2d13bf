import type { ContactPersonCourse, Course } from '@byggtun/shared/contract/course';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { findPictures } from './findPictures';

/** The courses that a contact person has or can choose, by name. */
export const findCourses = (db: Kysely<Database>, contactPersonId: number): Promise<Course[]> =>
  db
    .selectFrom('course')
    .where((eb) =>
      eb.or([
        eb('expiry_date', 'is', null),
        eb('expiry_date', '>=', today()),
        eb(
          'id',
          'in',
          eb
            .selectFrom('contact_person_course')
            .where('contact_person_id', '=', contactPersonId)
            .select('course_id'),
        ),
      ]),
    )
    .select(['id', 'name', 'has_expiry_date as hasExpiryDate', 'expiry_date as expiryDate'])
    .orderBy('name')
    .execute();

/** The courses that a contact person has, by name. */
export const findOwnCourses = async (
  db: Kysely<Database>,
  contactPersonId: number,
): Promise<ContactPersonCourse[]> => {
  const courses = await db
    .selectFrom('contact_person_course as own')
    .innerJoin('course', 'course.id', 'own.course_id')
    .where('own.contact_person_id', '=', contactPersonId)
    .select([
      'own.id',
      'own.contact_person_id as contactPersonId',
      'own.course_id as courseId',
      'course.name',
      'course.has_expiry_date as hasExpiryDate',
      'own.from_date as fromDate',
      'own.expiry_date as expiryDate',
    ])
    .orderBy('course.name')
    .execute();
  const pictureOf = await findPictures(
    db,
    courses.map(({ id }) => id),
  );
  return courses.map((course) => ({ ...course, picture: pictureOf(course.id) }));
};
