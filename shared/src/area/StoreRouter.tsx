import { type ReactNode, useMemo } from 'react';

import type { Portal } from '../portal/portal';
import { createPath, Router } from '../portal/router';
import { useOwnLocation } from './useOwnLocation';

interface StoreRouterProps {
  portal: Pick<Portal, 'location' | 'navigate'>;
  /** Patterns of the pages that this root draws; it stands still while the address is elsewhere. */
  paths: readonly string[];
  children: ReactNode;
}

/** react-router over the shell's address, so that every React root of the page sees the same one. */
export function StoreRouter({ portal, paths, children }: StoreRouterProps) {
  const location = useOwnLocation(portal.location, paths);
  const { navigate } = portal;
  const navigator = useMemo(
    () => ({
      createHref: (to: string | Partial<{ pathname: string; search: string; hash: string }>) =>
        typeof to === 'string' ? to : createPath(to),
      go: (steps: number) => navigate(steps),
      push: (to: Parameters<typeof createPath>[0] | string, state?: unknown) =>
        navigate(typeof to === 'string' ? to : createPath(to), { state }),
      replace: (to: Parameters<typeof createPath>[0] | string, state?: unknown) =>
        navigate(typeof to === 'string' ? to : createPath(to), { state, replace: true }),
    }),
    [navigate],
  );

  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
