import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import type { Connection } from './connect';
import type { Database } from './schema';

declare module 'pg' {
  interface ClientBase {
    /** The server's process behind the connection, as the server has told it. */
    readonly processID: number | null;
  }
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * The database for one call that costs much: what runs when the caller leaves or the time is up is cancelled on the server, and nothing
 * more begins. A connection that was cancelled is not used again, so that the cancellation can't meet anybody else's statement.
 * @param signal aborted when the caller leaves or the time is up
 */
export const callDatabase = (database: Connection, signal: AbortSignal): Connection => {
  const { pool, cancel } = database;
  const held = new Set<pg.PoolClient>();
  const cancelled = new WeakMap<pg.PoolClient, Promise<void>>();

  const hold = (client: pg.PoolClient): pg.PoolClient => {
    const release = client.release.bind(client);
    held.add(client);
    client.release = (error) => {
      held.delete(client);
      const cancelling = cancelled.get(client);
      if (cancelling) void cancelling.then(() => release(true));
      else release(error);
    };
    return client;
  };
  signal.addEventListener('abort', () => {
    for (const client of held)
      if (client.processID !== null)
        cancelled.set(
          client,
          cancel(client.processID).catch(() => undefined),
        );
  });
  const take = async (): Promise<pg.PoolClient> => {
    signal.throwIfAborted();
    const client = await pool.connect();
    if (!signal.aborted) return hold(client);
    client.release();
    throw signal.reason;
  };
  const connect = (done?: Done) => {
    const taken = take();
    if (!done) return taken;
    taken.then(
      (client) => done(undefined, client, () => client.release()),
      (error: Error) => done(error, undefined, () => undefined),
    );
    return undefined;
  };
  // The pool itself with another way to its connections: `query` takes that one too.
  const bound = Object.create(pool, { connect: { value: connect } }) as pg.Pool;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: bound }) });
  return { ...database, db, pool: bound };
};
