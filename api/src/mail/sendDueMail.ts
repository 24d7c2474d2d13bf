import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import type { SendMail } from './openTransport';
import { writeMail } from './writeMail';

/** Minutes before each further try; after the last the mail is given up, and stays in the table with its problem. */
const pauses = [1, 5, 30, 120, 720, 1440];

/** Takes the mail that has waited longest, and keeps other instances from it until the outcome is written. */
const sendOne = (db: Kysely<Database>, send: SendMail, publicUrl: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('mail')
      .selectAll()
      .where('next_try_at', '<=', sql<Date>`now()`)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return false;
    const problem = await send(writeMail(mail, publicUrl)).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const pause = problem === null ? undefined : pauses[mail.tries];
    const next = pause === undefined ? null : sql<Date>`now() + make_interval(mins => ${pause})`;
    await transaction
      .updateTable('mail')
      .set({ problem, tries: mail.tries + 1, next_try_at: next })
      .$if(problem === null, (query) => query.set({ sent_at: sql<Date>`clock_timestamp()` }))
      .where('id', '=', mail.id)
      .execute();
    return true;
  });

/** Sends all mail that is due, one after the other; one that fails is tried again later. */
export const sendDueMail = async (db: Kysely<Database>, send: SendMail, publicUrl: string): Promise<void> => {
  while (await sendOne(db, send, publicUrl));
};
