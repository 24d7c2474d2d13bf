import { expressionBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';
import type { Limits } from '../limit/limits';

export type StoredMail = Selectable<Database['mail']>;

/** So many go into one letter; what is more goes into the next. */
const most = 1000;

const eb = expressionBuilder<Database, 'mail'>();

/** What a person has not been told yet. */
const waitsFor = (address: string) =>
  eb.and([eb('to_address', '=', address), eb('next_try_at', 'is not', null)]);

/** When the person may be told of the case again; undefined when it is long enough since the last letter. */
const pausedUntil = async (
  transaction: Transaction<Database>,
  { to_address, path }: StoredMail,
  minutes: number,
): Promise<Date | undefined> => {
  const last = await transaction
    .selectFrom('mail')
    .where('to_address', '=', to_address)
    .where('path', '=', path)
    .where('sent_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .select(sql<Date | null>`max(sent_at) + make_interval(mins => ${minutes})`.as('until'))
    .executeTakeFirst();
  return last?.until ?? undefined;
};

/** Letters that somebody's doing has caused within the last hour. */
const causedBy = async (transaction: Transaction<Database>, byId: number): Promise<number> => {
  const { count } = await transaction
    .selectFrom('mail')
    .where('by_id', '=', byId)
    .where('letter_id', 'is', null)
    .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Puts a mail off, with all that waits to be told with it: of the same case, or by the same author. */
const putOff = (
  transaction: Transaction<Database>,
  { to_address, path, by_id }: StoredMail,
  change: { next_try_at: Date | ReturnType<typeof sql<Date>>; held?: true },
) =>
  transaction
    .updateTable('mail')
    .set(change)
    .where(waitsFor(to_address))
    .where('tries', '=', 0)
    .where('held', '=', false)
    .$if(!change.held, (query) => query.where('calendar', 'is', null))
    .where(change.held ? 'by_id' : 'path', '=', change.held ? by_id : path)
    .execute();

/** What an entry for a calendar comes in is read by programs: one letter each. */
const isAlone = ({ calendar, held }: StoredMail): boolean => calendar !== null && !held;

/** All that a letter tells: of a case what is due, and of what was held everything. */
const together = async (transaction: Transaction<Database>, mail: StoredMail): Promise<StoredMail[]> => {
  if (isAlone(mail)) return [mail];
  return transaction
    .selectFrom('mail')
    .where(waitsFor(mail.to_address))
    .$if(mail.held, (query) => query.where('held', '=', true))
    .$if(!mail.held, (query) =>
      query
        .where('held', '=', false)
        .where('path', '=', mail.path)
        .where('calendar', 'is', null)
        .where('next_try_at', '<=', sql<Date>`now()`),
    )
    .selectAll()
    .orderBy('id')
    .limit(most)
    .execute();
};

/**
 * What goes with a due mail into one letter, by its number: of a case everything that has happened meanwhile. Nothing when it is put
 * off: the person has had a letter of the case a moment ago, or its author has caused too many letters, and what exceeds is held back for
 * an hour and then goes to each person in one. Whoever asks holds the address, so that no other instance sends to it meanwhile.
 */
export const gatherMail = async (
  transaction: Transaction<Database>,
  mail: StoredMail,
  limits: Limits,
): Promise<StoredMail[]> => {
  const { by_id, tries, held } = mail;
  if (tries > 0 || held) return together(transaction, mail);
  const until = isAlone(mail) ? undefined : await pausedUntil(transaction, mail, limits.of.mailGatherMinutes);
  if (until) {
    await putOff(transaction, mail, { next_try_at: until });
    return [];
  }
  if (by_id !== null && (await causedBy(transaction, by_id)) >= limits.of.mailsPerHour) {
    limits.met('mailsPerHour');
    await putOff(transaction, mail, { next_try_at: sql<Date>`now() + interval '1 hour'`, held: true });
    return [];
  }
  return together(transaction, mail);
};
