import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { StoreRouter } from '../area/StoreRouter';
import type { Profile } from '../contract/user';
import { type NoticeKind, type Portal, PortalContext } from '../portal/portal';
import { ThemeProvider } from '../ui/ThemeProvider';
import { aProfile } from './builders';
import { fakeHub } from './fakeHub';
import { fakeLocation } from './fakeLocation';

interface RenderOptions {
  profile?: Profile;
  /** The address that is open. */
  path?: string;
}

// Under load the first import of a dialog takes longer than the second that testing-library waits.
configure({ asyncUtilTimeout: 4000 });

const everyPath: readonly string[] = [];

/** Renders as an area does, with a host API that remembers what it was asked for. */
export function renderWithPortal(ui: ReactNode, { profile = aProfile(), path = '/' }: RenderOptions = {}) {
  const notices: { kind: NoticeKind; text: string }[] = [];
  const told = { badges: 0, expired: 0, title: '', unsaved: 0 };
  const hub = fakeHub();
  const portal: Portal = {
    ...fakeLocation(path),
    session: {
      profile,
      roles: profile.albumRoles,
      mode: profile.isByggtun ? 'developerStaff' : 'contractor',
      getToken: () => Promise.resolve('token'),
      expire: () => (told.expired += 1),
    },
    apiBase: '/api',
    notify: (kind, text) => notices.push({ kind, text }),
    theme: 'light',
    hub,
    badges: { refresh: () => (told.badges += 1) },
    kiosk: false,
    network: { online: true },
    unsaved: {
      hold: () => {
        told.unsaved += 1;
        return () => (told.unsaved -= 1);
      },
    },
    setTitle: (title) => (told.title = title),
    nonce: undefined,
  };
  const view = render(
    <PortalContext value={portal}>
      <ThemeProvider mode="light">
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <StoreRouter portal={portal} paths={everyPath}>
            {ui}
          </StoreRouter>
        </SWRConfig>
      </ThemeProvider>
    </PortalContext>,
  );
  return { ...view, user: userEvent.setup(), portal, hub, notices, told };
}
