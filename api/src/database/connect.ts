import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { StartError } from '../start/StartError';
import { connectProblem } from './connectProblem';
import type { Database } from './schema';

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
  close: () => Promise<void>;
}

/**
 * Opens a pool of connections.
 * @throws StartError with one sentence when the server does not answer or refuses us.
 */
export const connect = async (url: string): Promise<Connection> => {
  const pool = new pg.Pool({ connectionString: url, types, max: 20, connectionTimeoutMillis: 5000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`${connectProblem(url, error)} Kontroller DATABASE_URL.`, { cause: error });
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends a pool only if it has used it.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, url, close };
};
