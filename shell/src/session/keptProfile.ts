import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { readKept } from '@byggtun/shared/portal/keptAnswers';
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
    // Portals before 1.7.0 kept it among the answers, perhaps in another shape.
    const kept: unknown = found ? await found.json() : (await readKept(account, 'profile'))?.answer;
    return getProfile.answer.safeParse(kept).data;
  } catch {
    return undefined;
  }
}

/** Keeps what the server has said of the person; a full storage, or none, costs the next start its head start. */
export async function keepProfile(account: string, profile: Profile): Promise<void> {
  try {
    const cache = await openKept('profile');
    const address = addressOf(account);
    // As it was before it would be shown at each start, and the page loaded anew for another company each time.
    await cache?.put(address, new Response(JSON.stringify(profile))).catch(() => cache.delete(address));
  } catch {
    // See above.
  }
}
