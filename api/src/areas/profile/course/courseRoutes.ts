import { listCourses, saveCourses as saveCoursesRoute } from '@byggtun/shared/contract/course';
import {
  removeCoursePicture as removePictureRoute,
  setCoursePicture as setPictureRoute,
} from '@byggtun/shared/contract/coursePicture';
import {
  addCourse as addCourseRoute,
  changeCourse as changeCourseRoute,
  removeCourse as removeCourseRoute,
} from '@byggtun/shared/contract/courseSave';
import { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { addCourse, changeCourse, removeCourse } from './changeCourses';
import { removeCoursePicture, setCoursePicture } from './coursePicture';
import { findCourses, findOwnCourses } from './findCourses';
import { findPersonCourses } from './findPersonCourses';
import { saveCourses } from './saveCourses';

/** Pictures of certificates; their bytes go and come as any attachment. */
export const coursePictureRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  const ownOf = async (id: number) => ({ contactPersonCourses: await findOwnCourses(db, id) });
  serve(app, setPictureRoute, async ({ request, params: { id }, body: { bufferGuid } }) => {
    const user = await currentUser(request);
    await setCoursePicture(app, user, { id, bufferGuid });
    return ownOf(user.id);
  });
  serve(app, removePictureRoute, async ({ request, params }) => {
    const { id } = await currentUser(request);
    await removeCoursePicture(db, id, params.id);
    return ownOf(id);
  });
};

/** Courses and certificates (docs/product/profile.md#courses). */
export const courseRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  const ownOf = async (id: number) => ({ contactPersonCourses: await findOwnCourses(db, id) });
  serve(app, listCourses, async ({ request }) => {
    const { id } = await currentUser(request);
    const [courses, coursesContactPerson] = await Promise.all([findCourses(db, id), findOwnCourses(db, id)]);
    return { courses, coursesContactPerson };
  });
  serve(app, getPersonCourses, async ({ request, params: { id } }) =>
    findPersonCourses(db, await currentUser(request), id),
  );
  serve(app, saveCoursesRoute, async ({ request, body }) => {
    const { id } = await currentUser(request);
    return { contactPersonCourses: await saveCourses(db, id, body) };
  });
  serve(app, addCourseRoute, async ({ request, body }) => {
    const { id } = await currentUser(request);
    await addCourse(db, id, body);
    return ownOf(id);
  });
  serve(app, changeCourseRoute, async ({ request, body }) => {
    const { id } = await currentUser(request);
    await changeCourse(db, id, body);
    return ownOf(id);
  });
  serve(app, removeCourseRoute, async ({ request, params }) => {
    const { id } = await currentUser(request);
    await removeCourse(db, id, params.id);
    return ownOf(id);
  });
};
