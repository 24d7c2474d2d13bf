import { setCoursePicture } from '@byggtun/shared/contract/coursePicture';
import type { Route } from '@byggtun/shared/contract/route';

import { today } from '../../core/time/today';
import type { Ground } from '../rights/ground';

/** The picture of a certificate of the contractor's responsible's, with the address of the course. */
export const courseBodies = async ({
  scene,
  image,
}: Ground): Promise<[Route, [object, ...object[]], string][]> => {
  const { db } = scene.app.database;
  const course = await db
    .insertInto('course')
    .values({ name: 'Varme arbeider', has_expiry_date: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: scene.worker.id, course_id: course.id, from_date: today() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [[setCoursePicture, [{ bufferGuid: await image() }], `/user/contactperson/course/${id}/picture`]];
};
