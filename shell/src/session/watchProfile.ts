import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { call } from '@byggtun/shared/http/call';
import { statusOf, textOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { closeKept } from '@byggtun/shared/portal/keptCaches';
import { isLost } from '@byggtun/shared/portal/orKept';
import { takePrefetched } from '@byggtun/shared/portal/prefetch';

import { keepProfile, keptProfile } from './keptProfile';
import type { SignIn } from './signInPart';

/** How far the way from a token to a person is. */
export type ProfileState =
  | { kind: 'loading' }
  /** `update` takes in what the server has answered to a change of it. */
  | { kind: 'known'; profile: Profile; update: (profile: Profile) => void }
  /** Signed in, but nobody whom the portal lets in; the server says why. */
  | { kind: 'refused'; message: string }
  /** Signed in, but the server itself has a fault, or does not answer; the id stands beside the cause in the browser's log. */
  | { kind: 'broken'; text: string; id: string; retry: () => void };

/** Whose profile it is, and where it comes from. */
export interface ProfileSource {
  signIn: SignIn;
  apiBase: string;
  /** A kiosk keeps no profile. */
  kiosk: boolean;
}

/** Who hears of it. */
export interface ProfileListener {
  become: (state: ProfileState) => void;
  /** The profile is refused, which signs the person out. */
  lose: (error: unknown) => void;
  /** The person acts for another company than this device knew: everything on the screen is of the wrong one. */
  loadAnew: () => void;
}

/** A server that has a fault, or does not answer, is no fault of the person: milliseconds before each further try, then a page that offers one. */
const retryDelays = [500, 1_500];

/** Milliseconds before the server is asked again while the profile that this device keeps is shown. */
const quietRetryDelay = 30_000;

/** The session may stand: to end it would take all that the device keeps. */
const mayPass = (error: unknown) => {
  const status = statusOf(error) ?? 0;
  return isLost(error) || status >= 500 || [408, 429].includes(status);
};
const isSame = (one: Profile, other: Profile) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fetches the profile of who is signed in, and shows meanwhile the one that this device keeps. Neither the lack of a network
 * nor a fault of the server takes away what is shown.
 * @returns ends it
 */
export function watchProfile(
  { signIn, apiBase, kiosk }: ProfileSource,
  { become, lose, loadAnew }: ProfileListener,
): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on the screen, and whether the server has confirmed it. */
  let shown: { profile: Profile; confirmed: boolean } | undefined;

  const show = (profile: Profile, confirmed: boolean) => {
    if (!shown || !isSame(shown.profile, profile)) become({ kind: 'known', profile, update: know });
    shown = { profile, confirmed };
  };
  const know = (profile: Profile) => {
    const before = shown?.profile.id;
    if (before !== undefined && before !== profile.id) return void startAnew(before, profile);
    if (!kiosk) void keepProfile(signIn.account, profile);
    show(profile, true);
  };
  const startAnew = async (before: number, profile: Profile) => {
    if (!kiosk) {
      await keepProfile(signIn.account, profile);
      // What was kept, and what is still on its way here, is the other company's.
      await closeKept(String(before));
    }
    loadAnew();
  };
  const load = (tries = 0) => {
    clearTimeout(timer);
    const asked =
      takePrefetched(getProfile, {}) ?? call({ base: apiBase, getToken: signIn.getToken }, getProfile, {});
    void asked.then(
      (profile) => !over && know(profile),
      // A failure may come before the storage has answered.
      (error: unknown) => keptRead.then(() => !over && fail(error, tries)),
    );
  };
  const again = (milliseconds: number, tries: number) => {
    timer = setTimeout(() => load(tries), milliseconds);
  };
  const fail = (error: unknown, tries: number) => {
    if (statusOf(error) === 403) return become({ kind: 'refused', message: textOf(error) });
    if (!mayPass(error)) return lose(error);
    if (shown) return again(quietRetryDelay, 0);
    const delay = retryDelays[tries];
    return delay === undefined ? stop(error) : again(delay, tries + 1);
  };
  const stop = (error: unknown) => {
    const id = crypto.randomUUID().slice(0, 8);
    reportError(new Error(`The profile could not be fetched [${id}]`, { cause: error }));
    become({ kind: 'broken', text: failureNotice(error).text, id, retry });
  };
  const retry = () => {
    become({ kind: 'loading' });
    load();
  };
  const takeKept = async () => {
    const kept = await keptProfile(signIn.account);
    if (kept && !shown && !over) show(kept, false);
  };
  const back = () => {
    if (!shown?.confirmed) load();
  };

  const keptRead = kiosk ? Promise.resolve() : takeKept();
  load();
  window.addEventListener('online', back);
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('online', back);
  };
}
