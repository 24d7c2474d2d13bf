import type { Compilable } from 'kysely';
import type pg from 'pg';

/** So many different statements are prepared; every connection keeps each of them, so there is an end to it. */
const most = 200;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = `shape_${names.size}`;
  names.set(text, name);
  return name;
};

/** Runs a statement that often comes again with other values; PostgreSQL reads its text once a connection. */
export const runPrepared = async <Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Compilable<Row>,
): Promise<Row[]> => {
  const { sql: text, parameters } = statement.compile();
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...parameters] });
  return rows;
};
