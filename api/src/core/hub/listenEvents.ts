import { setTimeout as sleep } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';
import pg from 'pg';

import type { Connection } from '../database/connect';
import { endSilent } from '../database/endSilent';
import type { Groups } from './groups';
import { hubChannel } from './publish';

/** Longer than any transaction that publishes: an event may have been written this much before it could be seen. */
const overlap = 60;
/** On which the database tells of contact persons whose rights have changed (migration 0018). */
const memberChannel = 'hub_member';

/**
 * Delivers every instance's events to this one's clients, after a lost connection first what came meanwhile, until it is stopped.
 * @param beat seconds after which the listening connection is asked again whether it stands; after two without an answer it counts as lost
 */
export const listenEvents = (
  { db, pool, url }: Connection,
  groups: Groups,
  recheck: (id?: number) => void,
  beat = 15,
) => {
  const delivered = new LRUCache<number, true>({ max: 20_000 });
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let aliveAt = Date.now();

  const deliver = (
    events: { id: number; audience: string[]; payload: { event: string; payload: unknown } }[],
  ) => {
    for (const { id, audience, payload } of events) {
      if (delivered.has(id)) continue;
      delivered.set(id, true);
      groups.deliver(audience, payload.event, payload.payload);
    }
  };
  const columns = ['id', 'audience', 'payload'] as const;
  const hear = async (ids: number[]) =>
    deliver(await db.selectFrom('hub_event').select(columns).where('id', 'in', ids).orderBy('id').execute());
  const catchUp = async () => {
    const seconds = Math.ceil((Date.now() - aliveAt) / 1000) + overlap;
    const { rows } = await pool.query<{ id: number }>(
      'select id from hub_event where created > now() - make_interval(secs => $1) order by id',
      [seconds],
    );
    const missed = rows.map(({ id }) => id).filter((id) => !delivered.has(id));
    if (missed.length === 0) return;
    deliver(
      await db.selectFrom('hub_event').select(columns).where('id', 'in', missed).orderBy('id').execute(),
    );
  };

  const connectOnce = async (isFirst: boolean) => {
    const listener = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    const lost = new Promise<void>((resolve) => {
      // A lost connection can say so more than once; an error that nobody listens to would end the process.
      listener.on('error', () => resolve());
      listener.once('end', () => resolve());
    });
    const told: number[] = [];
    let heard = Promise.resolve();
    // What is told of while others are read is read with one statement.
    const hearAll = () => (told.length > 0 ? hear(told.splice(0)) : undefined);
    listener.on('notification', ({ channel, payload }) => {
      if (channel === memberChannel) return recheck(payload === 'all' ? undefined : Number(payload));
      told.push(Number(payload));
      heard = heard.then(hearAll).catch(() => void listener.end());
    });
    await listener.connect();
    client = listener;
    endSilent(listener, 2 * beat * 1000);
    try {
      await beginWith(listener, isFirst);
    } catch (error) {
      // The next try opens another.
      void listener.end();
      throw error;
    }
    const pulse = setInterval(() => {
      listener.query('select 1').then(
        () => (aliveAt = Date.now()),
        () => void listener.end(),
      );
    }, beat * 1000);
    aliveAt = Date.now();
    return { lost: lost.finally(() => clearInterval(pulse)) };
  };
  const beginWith = async (listener: pg.Client, isFirst: boolean) => {
    await listener.query(`listen ${hubChannel}`);
    await listener.query(`listen ${memberChannel}`);
    // Whose rights have changed while nobody listened was not heard of.
    recheck();
    await (isFirst ? rememberRecent() : catchUp());
  };
  /** What was sent before this instance had clients is not news. */
  const rememberRecent = async () => {
    const { rows } = await pool.query<{ id: number }>(
      'select id from hub_event where created > now() - make_interval(secs => $1)',
      [overlap],
    );
    for (const { id } of rows) delivered.set(id, true);
  };

  const run = async (connected: { lost: Promise<void> } | undefined) => {
    let current = connected;
    for (;;) {
      await current?.lost;
      const isStopped = await sleep(250, false, { signal: stopping.signal }).catch(() => true);
      if (isStopped) return;
      current = await connectOnce(false).catch(() => undefined);
      // Stopped while it connected: nobody else would end it.
      if (stopping.signal.aborted) await client?.end().catch(() => undefined);
    }
  };
  let running = Promise.resolve();
  const start = async () => {
    const connected = await connectOnce(true).catch(() => undefined);
    running = run(connected);
  };
  const stop = async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await running;
  };
  return { start, stop };
};
