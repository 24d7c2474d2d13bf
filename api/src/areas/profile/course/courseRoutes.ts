import { listCourses, saveCourses as saveCoursesRoute } from '@byggtun/shared/contract/course';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findCourses, findOwnCourses } from './findCourses';
import { saveCourses } from './saveCourses';

/** Courses and certificates (docs/product/profile.md#courses). */
export const courseRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, listCourses, async ({ request }) => {
    const { id } = await currentUser(request);
    const [courses, coursesContactPerson] = await Promise.all([findCourses(db), findOwnCourses(db, id)]);
    return { courses, coursesContactPerson };
  });
  serve(app, saveCoursesRoute, async ({ request, body }) => {
    const { id } = await currentUser(request);
    return { contactPersonCourses: await saveCourses(db, id, body) };
  });
};
