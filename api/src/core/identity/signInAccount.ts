import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { hashPassword } from './password';

/** Lets somebody sign in at the embedded provider; an account that exists gets the new password and name. */
export const saveSignInAccount = async (
  db: Kysely<Database>,
  account: { email: string; password: string; personName: string },
): Promise<void> => {
  const values = { password_hash: await hashPassword(account.password), person_name: account.personName };
  await db
    .insertInto('sign_in_account')
    .values({ email: account.email.toLowerCase(), ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
};

/**
 * Lets somebody sign in who could not before; an account that exists is left as it is.
 * @param account e-mail in small letters, and the password as `hashPassword` makes it
 * @returns whether there was none
 */
export const addSignInAccount = async (
  db: Kysely<Database>,
  { email, passwordHash, personName }: { email: string; passwordHash: string; personName: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_in_account')
    .values({ email, password_hash: passwordHash, person_name: personName })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** The account of an e-mail in small letters. */
export const findSignInAccount = async (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('sign_in_account')
    .select(['email', 'person_name'])
    .where('email', '=', email)
    .executeTakeFirst();
