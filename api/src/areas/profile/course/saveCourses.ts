import { type ChosenCourse, type ContactPersonCourse, expiryProblem } from '@byggtun/shared/contract/course';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import { findCourses, findOwnCourses } from './findCourses';

/** What goes into the table: an expiry date for the courses that have one, and for no other. */
const checked = (
  chosen: ChosenCourse[],
  hasExpiry: Map<number, boolean>,
  stored: Map<number, string | null>,
) => {
  const problems = chosen.flatMap(({ courseId, expiryDate }, index): [string, string[]][] => {
    const expires = hasExpiry.get(courseId);
    if (expires === undefined) return [[`${index}.courseId`, ['Kurset finnes ikke']]];
    if (!expires) return [];
    const problem = expiryProblem(expiryDate, { stored: stored.get(courseId), today: today() });
    return problem ? [[`${index}.expiryDate`, [problem]]] : [];
  });
  if (problems.length > 0) throw refuse.invalid(Object.fromEntries(problems));
  const byCourse = new Map(chosen.map((one) => [one.courseId, one]));
  return [...byCourse.values()].map(({ courseId, expiryDate }) => ({
    course_id: courseId,
    expiry_date: hasExpiry.get(courseId) ? expiryDate : null,
  }));
};

/**
 * Makes these the courses of a contact person: ticked ones are kept with their first day or added today, the others go.
 * @throws Refusal 400 for a course that does not exist, or an expiry date that is missing or has passed
 */
export const saveCourses = (
  db: Kysely<Database>,
  contactPersonId: number,
  chosen: ChosenCourse[],
): Promise<ContactPersonCourse[]> =>
  db.transaction().execute(async (transaction) => {
    const courses = await findCourses(transaction, contactPersonId);
    // Two saves of one person at once: the second waits, and then decides alone.
    await transaction
      .selectFrom('contact_person')
      .select('id')
      .where('id', '=', contactPersonId)
      .forUpdate()
      .execute();
    const own = await findOwnCourses(transaction, contactPersonId);
    const rows = checked(
      chosen,
      new Map(courses.map(({ id, hasExpiryDate }) => [id, hasExpiryDate])),
      new Map(own.map(({ courseId, expiryDate }) => [courseId, expiryDate])),
    );
    const kept = rows.map(({ course_id }) => course_id);
    await transaction
      .deleteFrom('contact_person_course')
      .where('contact_person_id', '=', contactPersonId)
      .$if(kept.length > 0, (query) => query.where('course_id', 'not in', kept))
      .execute();
    if (rows.length > 0)
      await transaction
        .insertInto('contact_person_course')
        .values(rows.map((row) => ({ ...row, contact_person_id: contactPersonId, from_date: today() })))
        .onConflict((conflict) =>
          conflict
            .columns(['contact_person_id', 'course_id'])
            .doUpdateSet((eb) => ({ expiry_date: eb.ref('excluded.expiry_date') })),
        )
        .execute();
    return findOwnCourses(transaction, contactPersonId);
  });
