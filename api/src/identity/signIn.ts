import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';
import { hashPassword, isPassword } from './password';

/** How a try to sign in ended: who it is, a wrong password, or how many seconds to wait before the next try. */
export type SignInResult =
  { kind: 'in'; email: string } | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

/** From the fifth wrong password on, each doubles the wait, from 5 s up to 15 min; a day without one forgets them. */
const wait = sql<number>`case when f.failures < 5 then 0 else least(5 * power(2, least(f.failures - 5, 10)), 900) end`;
const isOver = sql<boolean>`f.last_failure < now() - make_interval(secs => ${wait})`;
const isForgotten = sql<boolean>`f.last_failure < now() - interval '1 day'`;

/**
 * Counts the try as a failure before the password is looked at, in one statement, so that many tries at once (on any
 * instance) can't pass between the check and the count. False when it is too early for a try.
 */
const claimTry = async (db: Kysely<Database>, email: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_failure as f (email, failures) values (${email}, 1)
    on conflict (email) do update
      set failures = case when ${isForgotten} then 1 else f.failures + 1 end, last_failure = now()
      where f.failures < 5 or ${isOver}
    returning 1`.execute(db);
  return rows.length > 0;
};

const secondsLeft = async (db: Kysely<Database>, email: string): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from f.last_failure + make_interval(secs => ${wait}) - now())))::int as seconds
    from sign_in_failure f where f.email = ${email}`.execute(db);
  return rows[0]?.seconds ?? 1;
};

/** An unknown e-mail takes as long as a known one. */
const nobody = hashPassword('');

/** Tries an e-mail and a password. */
export const signIn = async (
  db: Kysely<Database>,
  typedEmail: string,
  password: string,
): Promise<SignInResult> => {
  const email = typedEmail.trim().toLowerCase();
  if (!(await claimTry(db, email))) return { kind: 'wait', seconds: await secondsLeft(db, email) };
  const account = await db
    .selectFrom('sign_in_account')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await isPassword(password, account?.password_hash ?? (await nobody));
  if (!account || !isRight) return { kind: 'wrong' };
  await db.deleteFrom('sign_in_failure').where('email', '=', email).execute();
  return { kind: 'in', email };
};
