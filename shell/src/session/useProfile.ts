import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { call } from '@byggtun/shared/http/call';
import { statusOf, textOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { useEffect, useEffectEvent, useState } from 'react';

import { useNotify } from '../notice/NoticeProvider';
import type { SignIn } from './signIn';

/** How far the way from a token to a person is. */
export type ProfileState =
  | { kind: 'loading' }
  /** `update` takes in what the server has answered to a change of it. */
  | { kind: 'known'; profile: Profile; update: (profile: Profile) => void }
  /** Signed in, but nobody whom the portal lets in; the server says why. */
  | { kind: 'refused'; message: string }
  /** Signed in, but the server itself has a fault; the id stands beside the cause in the browser's log. */
  | { kind: 'broken'; id: string; retry: () => void };

/** Document 1, section 4: profile failure and 401 sign out after this many milliseconds. */
export const signOutDelay = 2_000;

/** A fault of the server is no fault of the person: milliseconds before each further try, then a page that offers one. */
const pauses = [500, 1_500];

const isServerFault = (error: unknown) => (statusOf(error) ?? 0) >= 500;

/** Fetches the profile of who is signed in; a failure signs out, but never for the lack of a network or a fault of the server. */
export function useProfile(signIn: SignIn, apiBase: string): ProfileState {
  const [state, setState] = useState<ProfileState>({ kind: 'loading' });
  const notify = useNotify();
  // A person is fetched once, however often the shell around is drawn.
  const tell = useEffectEvent((error: unknown) => {
    const { kind, text } = failureNotice(error);
    notify(kind, text);
  });

  useEffect(() => {
    const life = { over: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (error: unknown) => {
      const id = crypto.randomUUID().slice(0, 8);
      reportError(new Error(`The profile could not be fetched [${id}]`, { cause: error }));
      setState({ kind: 'broken', id, retry });
    };
    const fail = (error: unknown, tries: number) => {
      if (life.over) return;
      if (statusOf(error) === 403) return setState({ kind: 'refused', message: textOf(error) });
      const pause = pauses[tries];
      if (isServerFault(error)) {
        if (pause === undefined) return stop(error);
        timer = setTimeout(() => load(tries + 1), pause);
        return;
      }
      tell(error);
      if (navigator.onLine) setTimeout(() => void signIn.end(), signOutDelay);
      else window.addEventListener('online', back, { once: true });
    };
    const load = (tries = 0) => {
      void call({ base: apiBase, getToken: signIn.getToken }, getProfile, {}).then(
        (profile) => !life.over && know(profile),
        (error: unknown) => fail(error, tries),
      );
    };
    const know = (profile: Profile) => setState({ kind: 'known', profile, update: know });
    const retry = () => {
      setState({ kind: 'loading' });
      load();
    };
    const back = () => load();
    load();
    return () => {
      life.over = true;
      clearTimeout(timer);
      window.removeEventListener('online', back);
    };
  }, [apiBase, signIn]);

  return state;
}
