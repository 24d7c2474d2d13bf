import { paths } from '@byggtun/shared/contract/paths';
import type { Profile } from '@byggtun/shared/contract/user';
import { useEffect } from 'react';

import { leaveUnasked } from './leaveUnasked';
import { tellOtherTabs, watchOtherTabs } from './otherTabs';

const startAnew = () => {
  leaveUnasked();
  window.location.replace(paths.start);
};

/**
 * Starts this tab anew when another one has signed out, signed somebody else in or changed the company. A kiosk's tab has
 * its own sign-in, and leaves nothing of it for others to read.
 */
export function useOtherTabs({ id, contact }: Profile, kiosk: boolean, leave = startAnew): void {
  const session = `${id}/${contact.id}`;
  useEffect(() => {
    if (kiosk) return undefined;
    tellOtherTabs(session);
    return watchOtherTabs(leave);
  }, [session, kiosk, leave]);
}
