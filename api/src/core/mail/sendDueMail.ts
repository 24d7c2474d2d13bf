import { type Kysely, sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';
import type { Limits } from '../limit/limits';
import { nextTry } from '../time/nextTry';
import { gatherMail } from './gatherMail';
import type { SendMail } from './openTransport';
import { writeMail } from './writeMail';

/** What mail is sent with. */
interface Sending {
  send: SendMail;
  limits: Limits;
  /** The portal's address. */
  publicUrl: string;
  /** Aborted when the server stops: the letter that is under way is the last. */
  stopped: AbortSignal;
}

const dueMail = (transaction: Transaction<Database>) =>
  transaction
    .selectFrom('mail')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1);

/** Keeps other instances from sending to an address until the transaction ends. */
const holdAddress = (transaction: Transaction<Database>, address: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${address}`}, 0))`.execute(transaction);

/** Takes the mail that has waited longest, with what goes along; other instances leave its address alone until the outcome is written. */
const sendOne = (
  db: Kysely<Database>,
  { send, limits, publicUrl }: Omit<Sending, 'stopped'>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const next = await dueMail(transaction).select(['id', 'to_address']).executeTakeFirst();
    if (!next) return false;
    await holdAddress(transaction, next.to_address);
    // Another instance may have sent it meanwhile.
    const mail = await dueMail(transaction).selectAll().where('id', '=', next.id).executeTakeFirst();
    if (!mail) return true;
    const [first, ...others] = await gatherMail(transaction, mail, limits);
    if (!first) return true;
    const problem = await send(writeMail([first, ...others], publicUrl)).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const tries = first.tries + 1;
    // A mail that is given up stays in the table with its problem.
    const next_try_at = problem === null ? null : nextTry(tries);
    await transaction
      .updateTable('mail')
      .set({ problem, tries, next_try_at })
      .$if(next_try_at === null, (query) => query.set({ secret: null }))
      .$if(problem === null, (query) =>
        query.set({
          sent_at: sql<Date>`clock_timestamp()`,
          letter_id: sql<number | null>`nullif(${first.id}::bigint, id)`,
        }),
      )
      .where(
        'id',
        'in',
        [first, ...others].map(({ id }) => id),
      )
      .execute();
    return true;
  });

/** Sends all mail that is due, one letter after the other; one that fails is tried again later. */
export const sendDueMail = async (db: Kysely<Database>, sending: Sending): Promise<void> => {
  while (!sending.stopped.aborted && (await sendOne(db, sending)));
};
