import { lastCardDay, validityOf } from '@byggtun/shared/contract/validity';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';

/** A card (without a name) or a course, and its last day. */
interface Lasting {
  course: string | null;
  lastDay: string;
}

const findCourses = async (db: Kysely<Database>, contactPersonId: number): Promise<Lasting[]> => {
  const own = await db
    .selectFrom('contact_person_course as own')
    .innerJoin('course', 'course.id', 'own.course_id')
    .where('own.contact_person_id', '=', contactPersonId)
    .where('own.expiry_date', '>=', today())
    .select(['course.name as course', 'own.expiry_date as lastDay'])
    .execute();
  return own.flatMap(({ course, lastDay }) => (lastDay === null ? [] : [{ course, lastDay }]));
};

/** What of a contact person runs out soon, the nearest first. @param issued day of the HMS card, null without one */
export const findOwnExpiring = async (
  db: Kysely<Database>,
  contactPersonId: number,
  issued: string | null,
): Promise<Lasting[]> => {
  const card = issued === null ? [] : [{ course: null, lastDay: lastCardDay(issued) }];
  return [...card, ...(await findCourses(db, contactPersonId))]
    .filter(({ lastDay }) => validityOf(lastDay, today()).kind === 'soon')
    .sort((one, other) => one.lastDay.localeCompare(other.lastDay));
};
