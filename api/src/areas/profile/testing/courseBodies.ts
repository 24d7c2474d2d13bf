import { saveCourses } from '@byggtun/shared/contract/course';
import { setCoursePicture } from '@byggtun/shared/contract/coursePicture';
import { addCourse, changeCourse } from '@byggtun/shared/contract/courseSave';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import type { TestContact } from '../../../testing/builders/people';
import type { Good } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

const createCourse = async (db: Kysely<Database>, name: string): Promise<number> => {
  const { id } = await db
    .insertInto('course')
    .values({ name, has_expiry_date: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const giveCourse = async (db: Kysely<Database>, { id }: TestContact, course_id: number): Promise<number> => {
  const given = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: id, course_id, from_date: today(), expiry_date: today() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return given.id;
};

/** The picture of a certificate of the contractor's responsible's, with the address of the course. */
export const courseBodies = async ({ scene: { app, worker }, image }: Ground): Promise<Good[]> => {
  const { db } = app.database;
  const id = await giveCourse(db, worker, await createCourse(db, 'Varme arbeider'));
  return [[setCoursePicture, [{ bufferGuid: await image() }], `/user/contactperson/course/${id}/picture`]];
};

/** Courses that are put to the own ones, changed, and ticked. */
export const ownCourseBodies = async ({ scene: { app, worker } }: Ground): Promise<Good[]> => {
  const { db } = app.database;
  const courseId = await createCourse(db, 'Stillas');
  const id = await giveCourse(db, worker, await createCourse(db, 'Truck'));
  return [
    [addCourse, [{ courseId, expiryDate: '2099-12-24' }]],
    [changeCourse, [{ id, expiryDate: '2099-12-24' }]],
    [saveCourses, [[{ courseId, expiryDate: '2099-12-24' }]]],
  ];
};
