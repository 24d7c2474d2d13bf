import { paths } from '@byggtun/shared/contract/paths';
import type { Profile } from '@byggtun/shared/contract/user';
import { closeKept } from '@byggtun/shared/portal/keptCaches';
import { useEffect } from 'react';

import { leaveUnasked } from './leaveUnasked';
import { tellOtherTabs, watchOtherTabs } from './otherTabs';

const toStart = () => window.location.replace(paths.start);

/**
 * Starts this tab anew when another one has signed out, signed somebody else in or changed the company; what was still on
 * its way here is not kept. A kiosk's tab has its own sign-in, and leaves nothing of it for others to read.
 */
export function useOtherTabs({ id, contact }: Profile, kiosk: boolean, leave = toStart): void {
  const session = `${id}/${contact.id}`;
  useEffect(() => {
    if (kiosk) return undefined;
    tellOtherTabs(session);
    return watchOtherTabs((other) => {
      leaveUnasked();
      // Whoever else is signed in by now may have kept something already.
      void closeKept(other === undefined ? undefined : String(id)).finally(leave);
    });
  }, [id, session, kiosk, leave]);
}
