import { type ChosenCourse, expiryProblem } from '@byggtun/shared/contract/course';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';

const requireExpiry = (expiryDate: string | null, stored: string | null | undefined) => {
  const problem = expiryProblem(expiryDate, { stored, today: today() });
  if (problem) throw refuse.invalid({ expiryDate: [problem] });
  return expiryDate;
};

/**
 * Adds a course to those of a contact person; one that is there gets the expiry date, and keeps its first day.
 * @throws Refusal 400 for a course that does not exist, or an expiry date that is missing or has passed
 */
export const addCourse = (
  db: Kysely<Database>,
  contactPersonId: number,
  { courseId, expiryDate }: ChosenCourse,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const course = await transaction
      .selectFrom('course')
      .leftJoin('contact_person_course as own', (join) =>
        join.onRef('own.course_id', '=', 'course.id').on('own.contact_person_id', '=', contactPersonId),
      )
      .where('course.id', '=', courseId)
      .select(['course.has_expiry_date as expires', 'own.expiry_date as stored'])
      .executeTakeFirst();
    if (!course) throw refuse.invalid({ courseId: ['Kurset finnes ikke'] });
    const expiry_date = course.expires ? requireExpiry(expiryDate, course.stored) : null;
    await transaction
      .insertInto('contact_person_course')
      .values({
        contact_person_id: contactPersonId,
        course_id: courseId,
        from_date: today(),
        expiry_date,
      })
      .onConflict((conflict) =>
        conflict.columns(['contact_person_id', 'course_id']).doUpdateSet({ expiry_date }),
      )
      .execute();
  });

/**
 * Changes the day on which a course of a contact person runs out.
 * @throws Refusal 404 when it is not theirs, 400 when the course does not run out, or the day has passed
 */
export const changeCourse = (
  db: Kysely<Database>,
  contactPersonId: number,
  { id, expiryDate }: { id: number; expiryDate: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const own = await transaction
      .selectFrom('contact_person_course as own')
      .innerJoin('course', 'course.id', 'own.course_id')
      .where('own.id', '=', id)
      .where('own.contact_person_id', '=', contactPersonId)
      .select(['course.has_expiry_date as expires', 'own.expiry_date as stored'])
      .forUpdate('own')
      .executeTakeFirst();
    if (!own) throw refuse.notFound();
    if (!own.expires) throw refuse.invalid({ expiryDate: ['Kurset har ingen utgående dato.'] });
    const expiry_date = requireExpiry(expiryDate, own.stored);
    await transaction
      .updateTable('contact_person_course')
      .set({ expiry_date })
      .where('id', '=', id)
      .execute();
  });

/** Takes a course of a contact person away. @throws Refusal 404 when it is not theirs */
export const removeCourse = async (
  db: Kysely<Database>,
  contactPersonId: number,
  id: number,
): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact_person_course')
    .where('id', '=', id)
    .where('contact_person_id', '=', contactPersonId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse.notFound();
};
