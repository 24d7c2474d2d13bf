import { getStart } from '@byggtun/shared/contract/setting';
import { callKey } from '@byggtun/shared/portal/callKey';
import type { Portal } from '@byggtun/shared/portal/portal';
import { forgetPrefetched } from '@byggtun/shared/portal/prefetch';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import type { Hub } from '../hub/openHub';

/** Keeps the hub connected while somebody is signed in; never in kiosk (docs/product/frame.md#the-hub). */
export function useLiveHub(
  { hub, session, kiosk, badges, notify }: Portal & { hub: Hub },
  hubUrl: string,
): void {
  const { mutate } = useSWRConfig();
  const { getToken } = session;
  const profileId = session.profile.id;

  useEffect(() => {
    if (kiosk) return undefined;
    // What happened while the connection was away is found by asking for everything that is on show again.
    const onCaughtUp = () => {
      forgetPrefetched();
      void mutate(() => true);
    };
    return hub.start({ hubUrl, profileId, getToken, onCaughtUp });
  }, [hub, hubUrl, profileId, getToken, kiosk, mutate]);

  useEffect(() => hub.on('OnCaseChanged', badges.refresh), [hub, badges]);
  useEffect(
    () =>
      hub.on('OnInfotechEvent', ({ direction }) => {
        void mutate(callKey(getStart, {}));
        if (direction === 'out') notify('info', 'Du er nå sjekket ut av prosjektet!');
      }),
    [hub, notify, mutate],
  );
}
