import type { Compilable } from 'kysely';
import type pg from 'pg';

/**
 * A statement of fixed text that PostgreSQL plans once a connection instead of at every call; worth it where many tables
 * are joined for few rows. Its parameters are the values of each call, in the order of the text.
 */
export const prepare = <Row extends pg.QueryResultRow>(name: string, statement: Compilable<Row>) => {
  const text = statement.compile().sql;
  return async (pool: pg.Pool, values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  };
};
