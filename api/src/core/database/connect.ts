import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { StartError } from '../start/StartError';
import { connectProblem } from './connectProblem';
import type { Database } from './schema';
import { watchConnections } from './watchConnections';

const { builtins } = pg.types;

/** Dates stay `YYYY-MM-DD` (a Date would be local midnight); 64-bit integers and counts become numbers. */
const own: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
};
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text'): unknown =>
    own[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** The open database. */
export interface Connection {
  /** Typed SQL. */
  db: Kysely<Database>;
  /** The pool below it. */
  pool: pg.Pool;
  /** The server's address, for connections that live long. */
  url: string;
  /** Ends the statement that a server process of ours is at; on a connection of its own, so that it never waits for one. */
  cancel: (serverProcess: number) => Promise<void>;
  close: () => Promise<void>;
}

/** How a pool of connections is bounded. */
interface Bounds {
  /** Connections at once. */
  connections?: number;
  /** Seconds that one statement may take; 0: as long as it takes. */
  statementSeconds?: number;
  /** Seconds for a new connection, or for one that others have; after that the call is told to come again. */
  connectSeconds?: number;
}

const openPool = (
  url: string,
  { connections = 20, statementSeconds = 30, connectSeconds = 5 }: Bounds,
): pg.Pool => {
  const statement = statementSeconds * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: connectSeconds * 1000,
    keepAlive: true,
    ...(statement > 0 && { statement_timeout: statement, idle_in_transaction_session_timeout: statement }),
  });
  // The server itself ends what takes too long; who does not even say that is gone.
  watchConnections(pool, statement > 0 ? statement + 5000 : 0);
  return pool;
};

/** A connection beside the others, opened when it is needed. */
const openCanceller = (url: string, { connectSeconds }: Bounds) => {
  const pool = openPool(url, { connections: 1, statementSeconds: 5, connectSeconds });
  const cancel = async (serverProcess: number) => {
    await pool.query('select pg_cancel_backend($1)', [serverProcess]);
  };
  return { cancel, close: () => pool.end() };
};

/** Opens a pool of connections. @throws StartError with one sentence when the server does not answer or refuses us. */
export const connect = async (url: string, bounds: Bounds = {}): Promise<Connection> => {
  const pool = openPool(url, bounds);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`${connectProblem(url, error)} Kontroller DATABASE_URL.`, { cause: error });
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const canceller = openCanceller(url, bounds);
  const close = async () => {
    await canceller.close();
    await db.destroy();
    // Kysely ends a pool only if it has used it.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, url, cancel: canceller.cancel, close };
};
