import { addDays } from '@byggtun/shared/contract/day';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { type Mail, queueMail } from '../../../core/mail/queueMail';
import { findExpiring } from './findExpiring';
import { findMainContacts } from './findMainContacts';
import { mailToMain, mailToPerson } from './reminderMail';

/** Days before the last one on which people are told (docs/product/profile.md#reminders). */
const daysBefore = [30, 7];

/** Makes the day this transaction's own; false when it has been told of, or another instance does it. */
const claimDay = async (transaction: Transaction<Database>, day: string): Promise<boolean> => {
  const claimed = await transaction
    .insertInto('reminded_day')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
};

const mailsOf = async (transaction: Transaction<Database>, day: string, today: string): Promise<Mail[]> => {
  const found = await findExpiring(
    transaction,
    daysBefore.map((days) => addDays(day, days)),
  );
  // Of a day that is told late: what has run out meanwhile is no longer a reminder.
  const expiring = found.filter(({ lastDay }) => lastDay >= today);
  const mains = await findMainContacts(transaction, [...new Set(expiring.map(({ companyId }) => companyId))]);
  return expiring.flatMap((one) => [
    mailToPerson(one),
    ...mains
      .filter(({ companyId, email }) => companyId === one.companyId && email !== one.email)
      .map((main) => mailToMain(main, one)),
  ]);
};

/**
 * Tells people, once, what ran out thirty and seven days after a day, and the main contacts of their companies.
 * @param day the day that is told of, `YYYY-MM-DD`
 * @param today the day that it is, later when the server was away
 * @returns how many mails were written
 */
export const remindDay = (db: Kysely<Database>, day: string, today: string): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    if (!(await claimDay(transaction, day))) return 0;
    const mails = await mailsOf(transaction, day, today);
    for (const mail of mails) await queueMail(transaction, mail);
    await transaction
      .updateTable('reminded_day')
      .set({ mails: mails.length })
      .where('day', '=', day)
      .execute();
    return mails.length;
  });
