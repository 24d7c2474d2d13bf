import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { forgetKept, keepAnswer, readKept } from '@byggtun/shared/portal/keptAnswers';

const key = 'byggtun.keptFor';
const name = 'profile';

/**
 * The profile that this device keeps for an account, so that the portal stands before the server has answered, and without a
 * network. What was kept for another account is forgotten first.
 */
export async function keptProfile(account: string): Promise<Profile | undefined> {
  if (localStorage.getItem(key) !== account) {
    await forgetKept();
    localStorage.setItem(key, account);
  }
  const kept = await readKept(account, name);
  // It may stem from an older portal.
  return getProfile.answer.safeParse(kept?.answer).data;
}

/** Keeps what the server has said of the person. */
export const keepProfile = (account: string, profile: Profile): Promise<void> =>
  keepAnswer(account, name, profile);
