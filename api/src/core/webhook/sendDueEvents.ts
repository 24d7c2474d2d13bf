import { type Kysely, type Selectable, sql, type UpdateObject } from 'kysely';

import type { Database } from '../database/schema';
import { nextTry } from '../time/nextTry';
import { deliverEvent, type Webhook } from './deliverEvent';

/** Milliseconds that the receiver may take. */
const answerTime = 10_000;

/** Seconds for which an event is kept from other instances while it is on its way: longer than the receiver may take. */
const lease = 60;

/** What events are sent with. */
interface Sending {
  webhook: Webhook;
  log: { error: (about: object, sentence: string) => void };
  /** The server stops: what is under way is ended, nothing more is begun. */
  stopped: AbortSignal;
  /** Milliseconds that the receiver may take, when it is another time. */
  timeout?: number;
}

type StoredEvent = Selectable<Database['webhook_event']>;

/** Takes the event that waited longest and counts the try. No transaction stays open: if this instance dies, the lease makes it due again. */
const claimOne = (db: Kysely<Database>): Promise<StoredEvent | undefined> =>
  db
    .updateTable('webhook_event')
    .set({ tries: sql<number>`tries + 1`, next_try_at: sql<Date>`now() + make_interval(secs => ${lease})` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('webhook_event')
        .where('next_try_at', '<=', sql<Date>`now()`)
        .select('id')
        .orderBy('next_try_at')
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

type Outcome = UpdateObject<Database, 'webhook_event', 'webhook_event'>;

/** What becomes of an event after a try. */
const outcomeOf = ({ tries }: StoredEvent, problem: string | null, isStopped: boolean): Outcome => {
  if (problem === null) return { problem, next_try_at: null, sent_at: sql<Date>`clock_timestamp()` };
  // A try that our own stop has ended is none.
  if (isStopped) return { tries: tries - 1, next_try_at: sql<Date>`now()` };
  return { problem, next_try_at: nextTry(tries) };
};

const sendOne = async (
  db: Kysely<Database>,
  { webhook, log, stopped, timeout = answerTime }: Sending,
): Promise<boolean> => {
  const event = await claimOne(db);
  if (!event) return false;
  const { id, type, tries } = event;
  const problem = await deliverEvent(event, { webhook, timeout, stopped });
  const outcome = outcomeOf(event, problem, stopped.aborted);
  await db
    .updateTable('webhook_event')
    .set(outcome)
    .where('id', '=', id)
    // Not when the lease has run out, and another instance has taken it meanwhile.
    .where('tries', '=', tries)
    .execute();
  if (problem !== null && outcome.next_try_at === null)
    log.error({ eventId: id, type, tries, problem }, 'an event for another system is given up');
  return true;
};

/** Forgets what was taken so long ago that nobody asks for it; what was given up stays. */
const prune = (db: Kysely<Database>) =>
  db
    .deleteFrom('webhook_event')
    .where('sent_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();

/** Sends all events that are due, one after the other; one that fails is tried again later, under the same number. */
export const sendDueEvents = async (db: Kysely<Database>, sending: Sending): Promise<void> => {
  await prune(db);
  while (!sending.stopped.aborted && (await sendOne(db, sending)));
};
