import type { Kysely } from 'kysely';

import type { Connection } from '../database/connect';
import type { Database } from '../database/schema';
import { createFailureCount } from '../limit/createFailureCount';
import { createFairQueue, NoTurnError } from '../limit/createFairQueue';
import type { Limits } from '../limit/limits';
import { hashPassword, isPassword } from './password';
import { claimTry, countFailure, failureKey, failuresOf, forgetFailures } from './signInFailures';

/** How a try to sign in ended: who it is, a wrong password, how many seconds to wait before the next try, or no turn to look at it. */
export type SignInResult =
  { kind: 'in'; email: string } | { kind: 'wrong' } | { kind: 'wait'; seconds: number } | { kind: 'busy' };

/** A try. */
interface Try {
  /** In small letters. */
  email: string;
  password: string;
  /** Where it comes from (`addressKey`). */
  address: string;
  /** The browser, when the account has signed in there before. */
  device: string | undefined;
}

/** Seconds in which failures of an address are counted together. */
const addressWindow = 600;

/** An unknown e-mail takes as long as a known one. */
const nobody = hashPassword('');

const isRight = async (db: Kysely<Database>, email: string, password: string) => {
  const account = await db
    .selectFrom('sign_in_account')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirst();
  const isSame = await isPassword(password, account?.password_hash ?? (await nobody));
  return account !== undefined && isSame;
};

/**
 * Makes the sign-in of the embedded provider. Failures are counted where they happen: by device where the account is known, otherwise by
 * address and account; so whoever guesses elsewhere holds up nobody but themselves.
 */
export const createSignIn = ({ db }: Pick<Connection, 'db'>, limits: Limits) => {
  const { signInsAtOnce: total, signInsWaiting: waiting, waitSeconds } = limits.of;
  // scrypt takes a thread of the four that files and compression share; who is known does not wait behind who is not.
  const turns = {
    known: createFairQueue({ perKey: 1, total, waiting }),
    unknown: createFairQueue({ perKey: 1, total, waiting }),
  };
  const addressFailures = createFailureCount(limits.of.signInFailuresPerAddress, addressWindow);
  const longest = limits.of.signInWaitSeconds;

  const tryKnown = async ({ email, password }: Try, device: string): Promise<SignInResult> => {
    const key = failureKey('device', device, email);
    const seconds = await claimTry(db, key, { free: limits.of.signInTries, longest });
    if (seconds !== undefined) return { kind: 'wait', seconds };
    if (!(await isRight(db, email, password))) return { kind: 'wrong' };
    await forgetFailures(db, key);
    return { kind: 'in', email };
  };

  const tryUnknown = async ({ email, password, address }: Try): Promise<SignInResult> => {
    if (await addressFailures.isMet(address)) {
      limits.met('signInFailuresPerAddress');
      return { kind: 'wait', seconds: longest };
    }
    const [here, anywhere] = [failureKey('address', address, email), failureKey('account', email)];
    const isGuessed = (await failuresOf(db, anywhere)) >= limits.of.signInFailuresPerAccount;
    const seconds = await claimTry(db, here, { free: isGuessed ? 1 : limits.of.signInTries, longest });
    if (seconds !== undefined) return { kind: 'wait', seconds };
    if (await isRight(db, email, password)) {
      await forgetFailures(db, here);
      return { kind: 'in', email };
    }
    await addressFailures.add(address);
    await countFailure(db, anywhere);
    return { kind: 'wrong' };
  };

  return async (asked: Try): Promise<SignInResult> => {
    const { device, address } = asked;
    const wait = { timeout: waitSeconds * 1000 };
    try {
      return device === undefined
        ? await turns.unknown.run(address, () => tryUnknown(asked), wait)
        : await turns.known.run(device, () => tryKnown(asked, device), wait);
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      limits.met(error.why === 'full' ? 'signInsWaiting' : 'waitSeconds');
      return { kind: 'busy' };
    }
  };
};
