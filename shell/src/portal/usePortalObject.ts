import { getBadgeCounts, type Profile } from '@byggtun/shared/contract/user';
import { callKey } from '@byggtun/shared/portal/callKey';
import { openDialogTurns } from '@byggtun/shared/portal/dialogTurns';
import type { Portal } from '@byggtun/shared/portal/portal';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

import { useOnline } from '../frame/useOnline';
import { type Hub, openHub } from '../hub/openHub';
import { layoutStore } from '../layout/layoutStore';
import { loading } from '../loading/loading';
import { enterLayer } from '../location/layers';
import { useNotify } from '../notice/NoticeProvider';
import { keepReturnAddress } from '../session/returnAddress';
import { signOutDelay } from '../session/useProfile';
import { slots } from '../slot/filledPlaces';
import { unsaved } from '../state/unsaved';
import type { GuardProps } from './shellProps';

const layers = { enter: enterLayer };

interface PortalParts extends GuardProps {
  profile: Profile;
  setTitle: (title: string) => void;
}

/** The host API for this person; the same object until something of it changes. */
export function usePortalObject(parts: PortalParts): Portal & { hub: Hub } {
  const { config, signIn, address, nonce, theme, antdTheme, profile, setTitle } = parts;
  const notify = useNotify();
  const online = useOnline();
  const layout = useSyncExternalStore(layoutStore.subscribe, layoutStore.get);
  const [hub] = useState(openHub);
  const [dialogs] = useState(openDialogTurns);
  const { mutate } = useSWRConfig();
  const refresh = useCallback(() => void mutate(callKey(getBadgeCounts, {})), [mutate]);

  return useMemo(
    () => ({
      session: {
        profile,
        roles: profile.albumRoles,
        mode: profile.isByggtun ? ('developerStaff' as const) : ('contractor' as const),
        getToken: signIn.getToken,
        expire: () => {
          setTimeout(() => {
            const { pathname, search, hash } = address.location.get();
            // Who did not want to go comes back to the page by signing in again; on a kiosk somebody else may.
            if (!config.kiosk) keepReturnAddress(pathname + search + hash);
            void signIn.end();
          }, signOutDelay);
        },
      },
      apiBase: config.apiBase,
      location: address.location,
      navigate: address.navigate,
      back: address.back,
      notify,
      theme,
      antdTheme,
      hub,
      badges: { refresh },
      kiosk: config.kiosk,
      network: { online },
      unsaved,
      loading,
      dialogs,
      layers,
      layout,
      slots,
      setTitle,
      nonce,
    }),
    [
      profile,
      signIn,
      config,
      address,
      notify,
      theme,
      antdTheme,
      hub,
      dialogs,
      refresh,
      online,
      layout,
      setTitle,
      nonce,
    ],
  );
}
