import { addDays } from '@byggtun/shared/contract/day';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { remindDay } from './remindDay';

/** So many days are made up for when the server was away. */
const longestAway = 30;

const lastTold = async (db: Kysely<Database>): Promise<string | null> => {
  const { day } = await db
    .selectFrom('reminded_day')
    .select((eb) => eb.fn.max('day').as('day'))
    .executeTakeFirstOrThrow();
  return day;
};

/** The days that have not been told of: today alone at the first start, so that nothing of before is told. */
const daysSince = (last: string | null, today: string): string[] => {
  const first = last === null || last < addDays(today, -longestAway) ? today : addDays(last, 1);
  const days: string[] = [];
  for (let day = first; day <= today; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Tells people what runs out in thirty and in seven days (docs/product/profile.md#reminders), also of the days on which nobody was here to tell.
 * @param today `YYYY-MM-DD`, in Norway
 * @returns how many mails were written
 */
export const remindExpiring = async (db: Kysely<Database>, today: string): Promise<number> => {
  let mails = 0;
  for (const day of daysSince(await lastTold(db), today)) mails += await remindDay(db, day, today);
  return mails;
};
