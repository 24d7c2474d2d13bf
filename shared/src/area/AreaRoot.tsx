import { type ReactNode, Suspense } from 'react';

import { PortalContext } from '../portal/portal';
import { AreaTheme } from './AreaTheme';
import type { MountProps } from './mountProps';
import { StoreRouter } from './StoreRouter';

/** What stands around everything that an area draws: the host API, the theme and the router. */
export function AreaRoot({ portal, paths, children }: MountProps & { children: ReactNode }) {
  return (
    <PortalContext value={portal}>
      <AreaTheme portal={portal}>
        <StoreRouter portal={portal} paths={paths}>
          <Suspense>{children}</Suspense>
        </StoreRouter>
      </AreaTheme>
    </PortalContext>
  );
}
