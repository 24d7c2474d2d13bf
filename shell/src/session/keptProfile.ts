import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { forgetKept, openKept } from '@byggtun/shared/portal/keptCaches';

const key = 'byggtun.keptFor';
const addressOf = (account: string) => `/kept-profile/${encodeURIComponent(account)}`;

/**
 * The profile that this device keeps for an account, so that the portal stands before the server has answered, and without a
 * network, however long ago that was: without it nothing else that is kept could be seen. What was kept for another account
 * is forgotten first.
 */
export async function keptProfile(account: string): Promise<Profile | undefined> {
  if (localStorage.getItem(key) !== account) {
    await forgetKept();
    localStorage.setItem(key, account);
  }
  try {
    const found = await (await openKept('profile'))?.match(addressOf(account));
    // It may stem from an older portal.
    return getProfile.answer.safeParse(await found?.json()).data;
  } catch {
    return undefined;
  }
}

/** Keeps what the server has said of the person; a full storage, or none, costs the next start its head start. */
export async function keepProfile(account: string, profile: Profile): Promise<void> {
  try {
    const cache = await openKept('profile');
    await cache?.put(addressOf(account), new Response(JSON.stringify(profile)));
  } catch {
    // See above.
  }
}
