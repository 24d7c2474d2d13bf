import { addDays, addYears } from '@byggtun/shared/contract/day';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { DemoTime } from '../../../record/demo/demoPart';
import { insertRows } from '../../../record/demo/insertRows';
import { createRandom } from '../../../record/demo/random';
import { demoCourses } from './demoCourses';

/** Courses and who has which. All have answered the competence dialog but the new, who have no HMS card either: they meet the dialogs. */
export const seedCourses = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const courses = await transaction
    .insertInto('course')
    .values(demoCourses.map(([name, has_expiry_date]) => ({ name, has_expiry_date })))
    .returning(['id', 'has_expiry_date as expires'])
    .execute();
  const known = await transaction
    .selectFrom('contact_person')
    .where('hms_card_number', 'is not', null)
    .select(['id', 'person_id as personId'])
    .orderBy('id')
    .execute();
  const random = createRandom(20_261_121);
  const own = known.flatMap(({ id }) =>
    courses
      .filter(() => random.chance(0.25))
      .map((course) => {
        const from_date = addDays(day, -random.int(30, 900));
        return {
          contact_person_id: id,
          course_id: course.id,
          from_date,
          expiry_date: course.expires ? addYears(from_date, 3) : null,
        };
      }),
  );
  await insertRows(transaction, 'contact_person_course', own);
  const people = [...new Set(known.map(({ personId }) => personId))];
  await insertRows(
    transaction,
    'person_setting',
    people.map((person_id) => ({ person_id, key: 'cometanceUpdated', value: day })),
  );
};
