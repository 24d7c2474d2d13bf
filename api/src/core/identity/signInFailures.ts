import { createHash } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';

/** Whose failures are counted together; only a digest of it is kept. */
export const failureKey = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

interface Bounds {
  /** Wrong passwords before one has to wait. */
  free: number;
  /** The longest wait in seconds. */
  longest: number;
}

/** Each failure beyond the free ones doubles the wait, from 5 s on; a day without one forgets them. */
const waitOf = ({ free, longest }: Bounds) =>
  sql<number>`case when f.failures < ${free}::int then 0 else least(5 * power(2, least(f.failures - ${free}::int, 10)), ${longest}::int) end`;
const isForgotten = sql<boolean>`f.last_failure < now() - interval '1 day'`;

/**
 * Counts a try as a failure before the password is looked at, in one statement, so that many tries at once (on any
 * instance) can't pass between the check and the count.
 * @returns the seconds to wait when it is too early for a try, otherwise undefined
 */
export const claimTry = async (
  db: Kysely<Database>,
  key: string,
  bounds: Bounds,
): Promise<number | undefined> => {
  const wait = waitOf(bounds);
  const claimed = await sql`
    insert into sign_in_failure as f (key, failures) values (${key}, 1)
    on conflict (key) do update
      set failures = case when ${isForgotten} then 1 else f.failures + 1 end, last_failure = now()
      where f.last_failure < now() - make_interval(secs => ${wait}) or f.failures < ${bounds.free}::int
    returning 1`.execute(db);
  if (claimed.rows.length > 0) return undefined;
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from f.last_failure + make_interval(secs => ${wait}) - now())))::int as seconds
    from sign_in_failure f where f.key = ${key}`.execute(db);
  return rows[0]?.seconds ?? 1;
};

export const countFailure = async (db: Kysely<Database>, key: string): Promise<void> => {
  await sql`
    insert into sign_in_failure as f (key, failures) values (${key}, 1)
    on conflict (key) do update
      set failures = case when ${isForgotten} then 1 else f.failures + 1 end, last_failure = now()`.execute(
    db,
  );
};

export const failuresOf = async (db: Kysely<Database>, key: string): Promise<number> => {
  const { rows } = await sql<{ failures: number }>`
    select f.failures from sign_in_failure f where f.key = ${key} and not ${isForgotten}`.execute(db);
  return rows[0]?.failures ?? 0;
};

/** Forgets the failures, when somebody got it right. */
export const forgetFailures = async (db: Kysely<Database>, key: string): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('key', '=', key).execute();
};
