import { addDays } from '@byggtun/shared/contract/day';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { DemoTime } from '../../../record/demo/demoPart';
import { signIns } from '../../../record/demo/ground/signIns';
import { insertRows } from '../../../record/demo/insertRows';
import { createRandom } from '../../../record/demo/random';

/** Weeks before and after the present one in which people stay. */
const weeks = { before: 2, after: 8 };

/** The rooms that are numbered first are slept in by who signs in. */
const roomsOfOthers = 2;

/** @param day `YYYY-MM-DD` */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const findOthers = (transaction: Transaction<Database>) =>
  transaction
    .selectFrom('contact_person')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('company.is_byggtun', '=', true)
    .where('contact_person.active', '=', true)
    .where('person.email', 'not in', signIns)
    .select('contact_person.id')
    .orderBy('contact_person.id')
    .execute();

/** The rooms of each of the barracks, by name. */
const findRooms = async (transaction: Transaction<Database>): Promise<number[][]> => {
  const barracks = await transaction
    .selectFrom('barrack_room')
    .groupBy('barrack_id')
    .orderBy('barrack_id')
    .select(sql<number[]>`array_agg(id order by name)`.as('ids'))
    .execute();
  return barracks.map(({ ids }) => ids);
};

/** Who of the developer's staff sleeps in barracks, besides who signs in: each in a room of their own, most weeks from Monday to Friday. */
export const seedBookings = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const random = createRandom(9);
  const barracks = await findRooms(transaction);
  const others = await findOthers(transaction);
  const stays = others.flatMap(({ id }, at) => {
    const room_id = barracks[at % barracks.length]?.[roomsOfOthers + Math.floor(at / barracks.length)];
    if (room_id === undefined) return [];
    const mondays = Array.from({ length: weeks.before + 1 + weeks.after }, (_, week) =>
      addDays(mondayOf(day), 7 * (week - weeks.before)),
    );
    return mondays
      .filter(() => random.chance(0.75))
      .map((monday) => ({
        room_id,
        contact_person_id: id,
        created_by_id: id,
        from_date: addDays(monday, random.int(0, 1)),
        to_date: addDays(monday, random.int(3, 4)),
      }));
  });
  await insertRows(transaction, 'barrack_booking', stays);
};
