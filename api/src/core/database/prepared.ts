import type { Compilable } from 'kysely';
import type pg from 'pg';

/** A fixed statement that PostgreSQL plans once a connection: worth it for joins of many tables with few rows. Parameters in text order. */
export const prepare = <Row extends pg.QueryResultRow>(name: string, statement: Compilable<Row>) => {
  const text = statement.compile().sql;
  return async (pool: pg.Pool, values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  };
};
